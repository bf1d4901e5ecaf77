import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { type Table, type TableName, tables, tableVariable } from '#shared/tables.ts'
import type { Backend } from './backend.ts'

/** Copies tables. Returns a function that makes them the same again. */
export async function copyTables(backend: Backend, ...names: TableName[]): Promise<() => Promise<void>> {
  const copies = await Promise.all(names.map(async (name) => [name, await backend.items(name)] as const))
  return async () => {
    const { database } = await import('#functions/lib/database.ts')
    for (const [name, copy] of copies) {
      const { key, sort }: Table = tables[name]
      const TableName = process.env[tableVariable(name)]
      for (const item of await backend.items(name)) {
        const Key = { [key]: item[key], ...(sort && { [sort]: item[sort] }) }
        await database.send(new DeleteCommand({ TableName, Key }))
      }
      for (const Item of copy) await database.send(new PutCommand({ TableName, Item }))
    }
  }
}
