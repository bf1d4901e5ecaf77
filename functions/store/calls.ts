import * as z from 'zod/mini'
import { above, absent, between, ifAbsent, present } from '#functions/lib/expression.ts'
import {
  changeItem,
  cursorOf,
  defineTable,
  deleteItem,
  getItem,
  listItems,
  scanPage,
  updateItem,
} from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import {
  type CallPromise,
  type CallResult,
  type Checkpoint,
  PublishedCall,
  undoSeconds,
} from '#shared/contract/advice.ts'
import { calls } from '#shared/tables.ts'
import { CallKey, deleteCheck, expectCheck } from './call-checks.ts'

/**
 * An analysis that was published as a video, what its verdict promised, and whether that came true. Contains none of YouTube's
 * figures.
 */
const Item = z.extend(z.omit(PublishedCall, { dueAt: true }), {
  userId: z.string(),
  /** The id of the analysis. */
  id: z.string(),
  channelId: z.string(),
  /** Since when a due check could not be made, because units were spent or YouTube did not respond. */
  waitingSince: z.optional(z.iso.datetime()),
})
export type CallItem = z.infer<typeof Item>
/** Earlier versions have `after25` instead of `after28`. */
const table = defineTable(calls, z.extend(Item, { after25: z.optional(z.never()) }), upgrade)

/** A result as earlier versions stored it. They compared pairs of videos, and some published titles had no score. */
const EarlierResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('settled'), right: z.number(), of: z.int(), at: z.iso.datetime() }),
  z.object({ outcome: z.literal('no_call'), at: z.iso.datetime() }),
])

/** Upgrades a stored call. Earlier versions settled calls after 25 days instead of 28, and by another rule. */
function upgrade(item: Record<string, unknown>): Record<string, unknown> {
  const { after25, after28 = after25, after7, ...call } = item
  return {
    ...call,
    ...(after7 === undefined ? {} : { after7: upgradeResult(after7) }),
    ...(after28 === undefined ? {} : { after28: upgradeResult(after28) }),
  }
}

function upgradeResult(stored: unknown): unknown {
  const { success, data } = EarlierResult.safeParse(stored)
  if (!success) return stored
  return { ...data, outcome: data.outcome === 'settled' ? 'compared' : 'unavailable' }
}

/**
 * Creates the call of an analysis that was published as a video, or returns the existing call. Returns undefined, changing nothing, if
 * the analysis has a call on another video.
 */
export async function createCall(
  call: Pick<CallItem, 'userId' | 'id' | 'videoId' | 'channelId'> & { readonly promise: CallPromise },
): Promise<CallItem | undefined> {
  const { userId, id, videoId, channelId, promise } = call
  await expectCheck(call)
  const set = { videoId, channelId, promise: ifAbsent(promise), markedAt: ifAbsent(new Date().toISOString()) }
  // Calls of earlier versions have no promise and do not get one.
  const isSame = [{ videoId: absent }, { videoId, promise: present }]
  const created = await changeItem(table, { userId, id }, { set }, isSame)
  if (created) return created
  const [existing] = await listCalls(userId, [id, id])
  return existing?.videoId === videoId ? existing : undefined
}

/** Deletes the call of an analysis, if any. Returns false, changing nothing, if its mark can no longer be removed. */
export async function undoCall(userId: string, id: string, now = Date.now()): Promise<boolean> {
  const since = new Date(now - undoSeconds * 1000).toISOString()
  const isUndone = await deleteItem(table, { userId, id }, [{ markedAt: absent }, { markedAt: above(since) }])
  if (isUndone) await deleteCheck({ userId, id })
  return isUndone
}

/**
 * Returns the user's calls, oldest analysis first: all, or those of analyses with ids from `from` to `to`, inclusive. The read is
 * consistent, so that a mark that is removed right after it was made takes its call along.
 */
export const listCalls = (userId: string, [from, to] = ['0', 'z']): Promise<CallItem[]> =>
  listItems(table, userId, { sort: between(from, to) })

/** Returns a call; undefined if there is none. */
export const getCall = ({ userId, id }: CallKey): Promise<CallItem | undefined> => getItem(table, { userId, id })

/** Returns the cursor of a call, for {@link listUnsettledCalls}. */
export const callCursor = (call: CallKey): string => cursorOf(calls, call)

/** Returns a page of the keys of all users' calls that have checks left, starting after the cursor `after`. */
export const listUnsettledCalls = (after?: string): Promise<Page<CallKey>> =>
  scanPage(table, after, { as: CallKey, filter: { after28: absent, after25: absent } })

/** Saves a result. Returns false, changing nothing, if the call already has that result or no longer exists. */
export function saveCallResult(call: CallItem, checkpoint: Checkpoint, result: CallResult): Promise<boolean> {
  const { videoId, markedAt } = call
  const isUnsettled = { videoId, markedAt, [checkpoint]: absent }
  return updateItem(table, call, { set: { [checkpoint]: result }, remove: ['waitingSince'] }, isUnsettled)
}

/** Records that a due check could not be made at `now` (milliseconds since 1970). */
export function markWaiting(call: CallItem, now: number): Promise<boolean> {
  const { videoId, markedAt } = call
  const set = { waitingSince: new Date(now).toISOString() }
  return updateItem(table, call, { set }, { videoId, markedAt, waitingSince: absent })
}
