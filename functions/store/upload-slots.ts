import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { absent } from '#functions/lib/expression.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { defineTable, getItem, updateItem } from '#functions/lib/table.ts'
import { limits } from '#shared/tables.ts'
import { formSeconds } from './files.ts'

/**
 * How long a form reserves a slot for its file, in milliseconds. It can be submitted for a minute, and a slow upload takes a few more.
 */
const holdMs = 5 * 60_000
const maxAttempts = 50

/** An upload form: when it was created, and until when it reserves a slot for its file, in milliseconds since 1970. */
const Form = z.object({ madeAt: z.number(), until: z.number() })
/** The forms of a user, by the file's id. */
const Slots = z.object({ forms: z.record(z.string(), Form), version: z.int() })

const table = defineTable(limits, Slots)
const keyOf = (userId: string) => ({ key: `studio-slots#${pseudonymize(userId)}` })

/**
 * Reserves a slot for a file that is about to be uploaded. `files` are the ids of the stored files. Returns false if these and the
 * reserved slots reach `max`, unless the file is already stored. Concurrent calls never reserve more than `max` together.
 */
export async function holdSlot(
  userId: string,
  id: string,
  files: ReadonlySet<string>,
  max: number,
  now = Date.now(),
): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { forms, version } = await readSlots(userId)
    // Slots whose file has arrived stay reserved, for calls that listed the files earlier.
    const held = Object.entries(forms).filter(([form, { until }]) => until > now && form !== id)
    const places = new Set([...files, ...held.map(([form]) => form)])
    if (!files.has(id) && places.size >= max) return false
    const next = { ...Object.fromEntries(held), [id]: { madeAt: now, until: now + holdMs } }
    if (await writeSlots(userId, { forms: next, version })) return true
  }
  throw new Error('too many uploads at once')
}

/** Frees the slot of a deleted file once its form cannot be submitted again. */
export async function freeSlot(userId: string, id: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { forms, version } = await readSlots(userId)
    const form = forms[id]
    if (!form) return
    const next = { ...forms, [id]: { ...form, until: form.madeAt + formSeconds * 1000 } }
    if (await writeSlots(userId, { forms: next, version })) return
  }
}

/** Reads expired slots too, because their version decides whether they can be replaced. */
const readSlots = async (userId: string): Promise<z.infer<typeof Slots>> =>
  (await getItem(table, keyOf(userId), { expired: true })) ?? { forms: {}, version: 0 }

/** Replaces the forms that were read. Returns false if another call has changed them. */
function writeSlots(userId: string, { forms, version }: z.infer<typeof Slots>): Promise<boolean> {
  const set = { forms, version: version + 1, expiresAt: toEpochSeconds(Date.now() + 2 * holdMs) }
  return updateItem(table, keyOf(userId), { set }, [{ version: absent }, { version }])
}
