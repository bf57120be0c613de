// The peer: boardgame.io's server with the tally game, and a store in SQLite: node peer.cjs PORT FILE FULL|NORMAL
const { Server, Origins } = require('boardgame.io/server')
const { Async } = require('boardgame.io/internal')
const { INVALID_MOVE } = require('boardgame.io/core')
const { DatabaseSync } = require('node:sqlite')

const CELLS = 12
const [port, file, synchronous] = process.argv.slice(2)

const tally = {
  name: 'tally',
  setup: () => ({ cells: Array(CELLS).fill(0), points: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return INVALID_MOVE
      G.cells[cell] = (G.cells[cell] + 1) % 100
      G.points[Number(playerID)] = (G.points[Number(playerID)] + G.cells[cell]) % 1000
    },
  },
}

// Its own stores are memory and flat files. The log is kept move by move, as ours is, in WAL.
class Sqlite extends Async {
  async connect() {
    this.db = new DatabaseSync(file)
    this.db.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}`)
    this.db.exec('CREATE TABLE game (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT)')
    this.db.exec('CREATE TABLE log (id TEXT, n INTEGER, line TEXT, PRIMARY KEY (id, n))')
    const sql = (text) => this.db.prepare(text)
    this.put = sql('INSERT OR REPLACE INTO game VALUES (?, ?, ?, ?)')
    this.state = sql('UPDATE game SET state = ? WHERE id = ?')
    this.metadata = sql('UPDATE game SET metadata = ? WHERE id = ?')
    this.get = sql('SELECT * FROM game WHERE id = ?')
    this.line = sql('INSERT INTO log VALUES (?, ?, ?)')
    this.lines = sql('SELECT line FROM log WHERE id = ? ORDER BY n')
    this.next = new Map()
  }
  async createMatch(id, { initialState, metadata }) {
    const state = JSON.stringify(initialState)
    this.put.run(id, state, state, JSON.stringify(metadata))
  }
  async setState(id, state, deltalog) {
    this.db.exec('BEGIN')
    this.state.run(JSON.stringify(state), id)
    for (const entry of deltalog ?? []) {
      const n = (this.next.get(id) ?? 0) + 1
      this.next.set(id, n)
      this.line.run(id, n, JSON.stringify(entry))
    }
    this.db.exec('COMMIT')
  }
  async setMetadata(id, metadata) {
    this.metadata.run(JSON.stringify(metadata), id)
  }
  async fetch(id, wanted) {
    const row = this.get.get(id)
    const found = {}
    if (!row) return found
    if (wanted.state) found.state = JSON.parse(row.state)
    if (wanted.initialState) found.initialState = JSON.parse(row.initial)
    if (wanted.metadata) found.metadata = JSON.parse(row.metadata)
    if (wanted.log) found.log = this.lines.all(id).map(({ line }) => JSON.parse(line))
    return found
  }
  async wipe() {}
  async listMatches() {
    return []
  }
}

const server = Server({ games: [tally], origins: [Origins.LOCALHOST], db: new Sqlite() })
const listen = server.app.listen.bind(server.app)
server.app.listen = (chosen, done) => listen(chosen, '127.0.0.1', done)
server.run({ port: Number(port), callback: () => console.log('ready') })
