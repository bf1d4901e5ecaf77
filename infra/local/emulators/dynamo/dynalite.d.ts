declare module 'dynalite' {
  import type { Server } from 'node:http'

  interface Options {
    /** Directory of LevelDB's files. Data is in memory if omitted. */
    path?: string | undefined
    /** How long a table stays CREATING, DELETING or UPDATING, in milliseconds. */
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }
  /** Creates an HTTP server that implements DynamoDB. `close` closes its store too. */
  function dynalite(options?: Options): Server
  export = dynalite
}
