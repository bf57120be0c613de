"""How the store grew: one file a step, up and down."""
