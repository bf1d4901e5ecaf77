import * as z from 'zod/mini'
import { above, absent, atMost, below, isNot, present } from '#functions/lib/expression.ts'
import {
  changeItem,
  createItem,
  cursorOf,
  defineTable,
  deleteItem,
  getItem,
  listPage,
  scanPage,
  updateItem,
} from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { noCallReasons } from '#shared/contract/advice.ts'
import { DraftFields, DraftOrigin, needsVideo, Publication } from '#shared/contract/drafts.ts'
import { dayMs } from '#shared/duration.ts'
import { drafts } from '#shared/tables.ts'
import { expectWork } from './account-work.ts'

const pageSize = 100

/**
 * A draft as stored. `v` is the version of this shape, from which readers upgrade. `changedIn` maps each changed field to the revision
 * that last changed it. Unlike `DraftFields`, it ignores attributes that a later release added.
 */
const Item = z.object({
  ...DraftFields.shape,
  v: z.literal(1),
  /** Earlier releases did not store these. */
  seconds: z._default(DraftFields.shape.seconds, null),
  happens: z._default(DraftFields.shape.happens, ''),
  lessons: z._default(DraftFields.shape.lessons, ''),
  userId: z.string(),
  id: z.string(),
  revision: z.int(),
  changedIn: z.record(z.string(), z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The number of its latest version; 0 before the first. */
  version: z.int(),
  origin: z.optional(DraftOrigin),
  /** `noCall`: why no call was started, for the reviews. */
  published: z.optional(z.extend(Publication, { noCall: z.optional(z.enum(noCallReasons)) })),
  /** When its next review is due; absent if it is not published or has no review left. */
  reviewAt: z.optional(z.iso.datetime()),
  /** When the user deleted it. It can be restored for a day. */
  deletedAt: z.optional(z.iso.datetime()),
})
export type StoredDraft = z.infer<typeof Item>

/** The fields of a draft that its creator changes. */
export const draftFields = z.keyof(DraftFields).options

/** How long a deleted draft can be restored, in milliseconds. */
const restorableMs = dayMs

const table = defineTable(drafts, Item)

/** Returns one of the user's drafts, deleted or not; undefined for any other id. */
export const getDraftItem = (userId: string, id: string): Promise<StoredDraft | undefined> =>
  getItem(table, { userId, id })

/** Returns one of the user's drafts that is not deleted. */
export async function getDraft(userId: string, id: string): Promise<StoredDraft | undefined> {
  const draft = await getDraftItem(userId, id)
  return draft?.deletedAt === undefined ? draft : undefined
}

/** Saves a new draft. Returns false, changing nothing, if the user already has one with its id. */
export async function addDraft(draft: StoredDraft): Promise<boolean> {
  if (draft.planned) await expectWork('remindAt', draft.userId)
  return createItem(table, draft)
}

/** A change of a draft: `null` removes `published` or `reviewAt`. */
export type DraftChange = { readonly [Field in keyof DraftFields]?: DraftFields[Field] | undefined } & {
  readonly published?: StoredDraft['published'] | null
  readonly reviewAt?: string | null
}

/** Returns the fields of a draft that a change sets. */
const listFields = (change: DraftChange): (keyof DraftFields)[] =>
  draftFields.filter((field) => change[field] !== undefined)

/**
 * Changes a draft if it still has the revision that was read. Returns the changed draft; undefined, changing nothing, if it was changed
 * or deleted in the meantime.
 */
export async function changeDraft(
  draft: StoredDraft,
  { published, reviewAt, ...fields }: DraftChange,
  now = Date.now(),
): Promise<StoredDraft | undefined> {
  // Reminders are for planned drafts that are not published.
  if (fields.planned || (fields.state && !needsVideo(fields.state))) await expectWork('remindAt', draft.userId)
  const revision = draft.revision + 1
  const changedIn = { ...draft.changedIn, ...Object.fromEntries(listFields(fields).map((field) => [field, revision])) }
  const set = {
    ...fields,
    published: published ?? undefined,
    reviewAt: reviewAt ?? undefined,
    changedIn,
    revision,
    updatedAt: new Date(now).toISOString(),
  }
  const remove = [
    ...(published === null ? ['published' as const] : []),
    ...(reviewAt === null ? ['reviewAt' as const] : []),
  ]
  return changeItem(table, draft, { set, remove }, { revision: draft.revision, deletedAt: absent })
}

/** Sets the number of a draft's latest version, which only increases. Does not count as a change of the draft. */
export async function setLatestVersion(userId: string, id: string, number: number): Promise<void> {
  await updateItem(table, { userId, id }, { set: { version: number } }, { version: below(number) })
}

/** Marks a draft as deleted, or restores it within a day. Returns false, changing nothing, if that is not possible. */
export async function setDraftDeleted(
  userId: string,
  id: string,
  isDeleted: boolean,
  now = Date.now(),
): Promise<boolean> {
  const key = { userId, id }
  if (isDeleted)
    return updateItem(
      table,
      key,
      { set: { deletedAt: new Date(now).toISOString() } },
      { userId: present, deletedAt: absent },
    )
  await expectWork('remindAt', userId)
  const since = new Date(now - restorableMs).toISOString()
  return updateItem(table, key, { remove: ['deletedAt'] }, { deletedAt: above(since) })
}

/** Returns a page of the drafts that the user keeps and has not deleted, newest first, starting after the one with id `before`. */
export async function listDraftItems(
  userId: string,
  before?: string,
): Promise<{ drafts: StoredDraft[]; next?: string }> {
  const { items, last } = await listPage(table, userId, {
    ...(before !== undefined && { sort: below(before) }),
    filter: { deletedAt: absent, state: isNot('tried') },
    newestFirst: true,
    limit: pageSize,
  })
  return { drafts: items, ...(last && { next: last.id }) }
}

export const DraftKey = z.pick(Item, { userId: true, id: true })
/** The key of a draft. Jobs list only keys, so that a draft that cannot be read does not stop them. */
export type DraftKey = Readonly<z.infer<typeof DraftKey>>

/** Returns the cursor of a draft, for the lists of all users' drafts. */
export const draftCursor = (draft: DraftKey): string => cursorOf(drafts, draft)

/** Returns a page of all users' drafts that were deleted too long ago to be restored, starting after the cursor `after`. */
export const listDeletedDrafts = (after?: string, now = Date.now()): Promise<Page<DraftKey>> =>
  scanPage(table, after, { as: DraftKey, filter: { deletedAt: atMost(new Date(now - restorableMs).toISOString()) } })

/** Deletes a draft permanently. Does nothing if it does not exist. */
export async function deleteDraftItem(userId: string, id: string): Promise<void> {
  await deleteItem(table, { userId, id })
}
