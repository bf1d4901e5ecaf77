declare module 'dynalite' {
  import type { Server } from 'node:http'

  interface Options {
    /** Where LevelDB keeps its files; in memory without. */
    path?: string | undefined
    /** How long a table stays CREATING, DELETING, UPDATING, in milliseconds. */
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }
  /** An HTTP server that speaks DynamoDB; `close` closes its store too. */
  function dynalite(options?: Options): Server
  export = dynalite
}
