# Sourced after setup.sh by scripts/bench and scripts/long: brings what only they need into .venv-peers.

peers=$root/.venv-peers

is_filled() {
  [ -f "$peers/.stamp" ] && [ "$(cat "$peers/.stamp")" = "$peers_stamp" ]
}

# An environment of their own, so that .venv stays what requirements.lock says.
fill_peers() {
  if is_filled; then return; fi
  printf 'Installing what only scripts/bench and scripts/long need ...\n' >&2
  bring_uv
  rm -rf "$peers"
  {
    "$uv" venv --quiet --python "$quick" "$peers" &&
      "$uv" pip sync --quiet --compile-bytecode --require-hashes --python "$peers/bin/python" "$root/requirements.lock" \
        "$root/requirements-dev.lock" "$root/requirements-peers.lock" &&
      "$uv" pip install --quiet --no-deps --no-build-isolation --python "$peers/bin/python" --editable "$root"
  } >"$log" 2>&1 || fail_installing "what only scripts/bench and scripts/long need"
  printf '%s\n' "$peers_stamp" >"$peers/.stamp"
}

set_up_peers() {
  set_up $check_locks
  peers_stamp=$(stamp_locks $check_locks requirements-peers.lock)
  is_filled || with_tools fill_peers
}
