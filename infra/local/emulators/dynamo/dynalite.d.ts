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

declare module 'dynalite/db/index.js' {
  /** Returns the index entries that storing `item` over `existing` adds. Its deletes, which we do not use, are left out here. */
  export function getIndexActions(
    indexes: readonly object[],
    existing: unknown,
    item: unknown,
    table: object,
  ): { readonly puts: readonly { readonly index: string; readonly key: string; readonly item: unknown }[] }
}
