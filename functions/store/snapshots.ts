import * as z from 'zod/mini'
import { defineTable, expiryIn, listItems, putItem } from '#functions/lib/table.ts'
import { snapshots } from '#shared/tables.ts'

/** The views of a list's videos at one time, by video id. Videos whose views are hidden are left out. */
export const Snapshot = z.object({ at: z.iso.datetime(), views: z.record(z.string(), z.int()) })
export type Snapshot = z.infer<typeof Snapshot>

const table = defineTable(snapshots, Snapshot)

/** Adds a snapshot to a list's history. Replaces a snapshot of the same time. */
export async function addSnapshot(list: string, { at, views }: Snapshot): Promise<void> {
  await putItem(table, { list, at, views, expiresAt: expiryIn(snapshots, Date.parse(at)) })
}

/** Returns a list's snapshots, newest first, at most `limit`. */
export const listSnapshots = (list: string, limit: number, now = Date.now()): Promise<Snapshot[]> =>
  listItems(table, list, { newestFirst: true, limit, eventual: true, now })

/** Returns a list's newest snapshot; undefined if there is none. */
export const getLatestSnapshot = async (list: string): Promise<Snapshot | undefined> =>
  (await listSnapshots(list, 1))[0]
