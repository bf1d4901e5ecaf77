import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'

/** How long a form holds the place of its file, in milliseconds: it can be sent for a minute, and a slow upload takes a few more. */
const holdMs = 5 * 60_000
const maxAttempts = 50

/** The forms of a user whose files may still arrive: when each stops holding a place, in milliseconds since 1970, by the file's id. */
const Slots = z.object({ forms: z.record(z.string(), z.number()), version: z.int() })

const keyOf = (userId: string) => ({
  TableName: env('TABLE_LIMITS'),
  Key: { key: `studio-slots#${pseudonymize(userId)}` },
})

/**
 * Holds the place of a file that is about to be uploaded. `files` are the ids of those that are stored. Returns false where they and the
 * places that are held reach `most`, unless the file is one of them. Concurrent calls never hold more than `most` together.
 */
export async function holdSlot(
  userId: string,
  id: string,
  files: ReadonlySet<string>,
  most: number,
  now = Date.now(),
): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { forms, version } = await readSlots(userId)
    const held = Object.entries(forms).filter(([form, until]) => until > now && !files.has(form) && form !== id)
    if (!files.has(id) && files.size + held.length >= most) return false
    if (await writeSlots(userId, { forms: { ...Object.fromEntries(held), [id]: now + holdMs }, version })) return true
  }
  throw new Error('too many uploads at once')
}

/** Frees the place of a file that was deleted. */
export async function freeSlot(userId: string, id: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { forms, version } = await readSlots(userId)
    if (!(id in forms)) return
    const { [id]: _, ...others } = forms
    if (await writeSlots(userId, { forms: others, version })) return
  }
}

async function readSlots(userId: string): Promise<z.infer<typeof Slots>> {
  const { Item } = await database.send(new GetCommand({ ...keyOf(userId), ConsistentRead: true }))
  return parseItem(Slots, Item, `limits studio-slots ${userId}`) ?? { forms: {}, version: 0 }
}

/** Replaces the forms that were read. Returns false if another call has changed them. */
const writeSlots = (userId: string, { forms, version }: z.infer<typeof Slots>): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...keyOf(userId),
        UpdateExpression: 'SET forms = :forms, version = :next, expiresAt = :at',
        ConditionExpression: 'attribute_not_exists(version) OR version = :version',
        ExpressionAttributeValues: {
          ':forms': forms,
          ':version': version,
          ':next': version + 1,
          ':at': toEpochSeconds(Date.now() + 2 * holdMs),
        },
      }),
    ),
  )
