import * as z from 'zod/mini'
import { absent, present } from '#functions/lib/expression.ts'
import { createItem, defineTable, expiryIn, getItem, listItems, updateItem } from '#functions/lib/table.ts'
import { ItemId } from '#shared/contract/item-id.ts'
import { ideas } from '#shared/tables.ts'

/** An idea as stored: the title, its pattern and topic, and none of YouTube's data. */
const Idea = z.object({
  /** Its place among the ideas of its week. */
  place: z.int(),
  title: z.string(),
  pattern: z.string(),
  topic: z.string(),
  /** The draft that was created from it. Stored before the draft itself. */
  draft: z.optional(ItemId),
  dismissed: z.optional(z.boolean()),
})
export type StoredIdea = z.infer<typeof Idea>

/** The ideas of a week, by id. `id` is the week's Monday. All are in one item, so that a week has all of its ideas or none. */
const Item = z.object({
  userId: z.string(),
  id: z.iso.date(),
  createdAt: z.iso.datetime(),
  ideas: z.record(ItemId, Idea),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredWeek = z.infer<typeof Item>

const table = defineTable(ideas, Item)

/** Returns the ideas of the week that began on a Monday; undefined if there are none. */
export const getWeek = (userId: string, monday: string): Promise<StoredWeek | undefined> =>
  getItem(table, { userId, id: monday })

/** Returns all weeks of a user. They are stored for a year, so that no idea is repeated. */
export const listWeeks = (userId: string): Promise<StoredWeek[]> => listItems(table, userId)

/** Saves the ideas of a week. Returns false, changing nothing, if it already has ideas. */
export const addWeek = (week: Pick<StoredWeek, 'userId' | 'id' | 'ideas'>, now = Date.now()): Promise<boolean> =>
  createItem(table, { ...week, createdAt: new Date(now).toISOString(), expiresAt: expiryIn(ideas, now) }, now)

/** The key of an idea. */
interface IdeaKey {
  readonly userId: string
  readonly monday: string
  readonly id: string
}

/** Sets whether an idea is dismissed. Returns false if there is no such idea. */
export const setDismissed = ({ userId, monday, id }: IdeaKey, dismissed: boolean): Promise<boolean> =>
  updateItem(
    table,
    { userId, id: monday },
    { set: { [`ideas.${id}.dismissed`]: dismissed } },
    { [`ideas.${id}`]: present },
  )

/**
 * Stores the draft that is created from an idea, replacing `previous`. Returns false, changing nothing, if another request was first or
 * there is no such idea.
 */
export const setIdeaDraft = (
  { userId, monday, id }: IdeaKey,
  draft: string,
  previous: string | undefined,
): Promise<boolean> => {
  const path = `ideas.${id}.draft` as const
  const isUnchanged = previous === undefined ? { [`ideas.${id}`]: present, [path]: absent } : { [path]: previous }
  return updateItem(table, { userId, id: monday }, { set: { [path]: draft } }, isUnchanged)
}
