// The keys of this board, while a pattern is marked; each with the text that says what it does.

export const KEYS = [
  { keys: ['←', '↑', '→', '↓'], text: 'board-key-move' },
  { keys: ['r'], text: 'board-turn-it' },
  { keys: ['m'], text: 'board-mirror' },
  { keys: ['x'], text: 'board-one' },
  { keys: ['Enter'], text: 'board-mark' },
]
