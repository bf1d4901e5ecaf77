import type { ChannelOwner } from '#functions/lib/channel-owner.ts'
import { log } from '#functions/lib/log.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { type Deletion, deleteContact } from '#functions/store/deletions.ts'
import { deleteAllImages } from '#functions/store/images.ts'
import { deleteTokens, getTokens } from '#functions/store/tokens.ts'
import { deleteUserItems, userTableNames } from '#functions/store/user-data.ts'
import type { Locale } from '#shared/locale.ts'

/** What deleting an account needs of others than our tables and images; each function passes it in. */
export interface Parties {
  /** Ends what the user pays for. */
  readonly removeCustomer: (customerId: string) => Promise<void>
  /** Takes back what the user allowed at Google; false when Google does not say. */
  readonly revokeGrant: (refreshToken: string) => Promise<boolean>
  /** Forgets what YouTube told of their channel. */
  readonly forgetOwnData: (owner: ChannelOwner) => Promise<unknown>
  readonly removePoolUser: (userId: string) => Promise<void>
  readonly sayGoodbye: (to: string, locale: Locale, signInGone: boolean) => Promise<void>
}

type Step = (deletion: Deletion, parties: Parties) => Promise<unknown>

/**
 * What is done, in this order, each as often as need be. What a later step deletes tells an earlier one what there is
 * to do, so that one which failed finds it again. The user goes last: while they are there nobody else has their id.
 */
const steps: readonly (readonly [name: string, step: Step])[] = [
  ['subscription', unsubscribe],
  ['connection', disconnect],
  ['images', ({ userId }) => deleteAllImages(userId)],
  ['tables', ({ userId }) => Promise.all(userTableNames.map((name) => deleteUserItems(name, userId)))],
  ['user', ({ userId }, { removePoolUser }) => removePoolUser(userId)],
  ['goodbye', tell],
]

/**
 * Takes a deletion that is written down to its end, or as far as it goes: false where a step failed, which is logged
 * and left for `jobs/purge-expired`.
 */
export async function finishDeletion(deletion: Deletion, parties: Parties): Promise<boolean> {
  for (const [name, step] of steps) {
    try {
      await step(deletion, parties)
    } catch (error) {
      log('error', 'deletion', { step: name, userId: deletion.userId, error })
      return false
    }
  }
  return true
}

/** First of all: who is gone must not be charged. */
async function unsubscribe({ userId }: Deletion, { removeCustomer }: Parties): Promise<void> {
  const customerId = (await getAccount(userId))?.customerId
  if (customerId !== undefined) await removeCustomer(customerId)
}

/** So long Google may take to answer, in milliseconds: `jobs/purge-expired` asks it once more before. */
const revokeMs = 86_400_000

/** Without the tokens nobody could take the grant back: they stay for a day where Google does not answer. */
async function disconnect({ userId, askedAt }: Deletion, { revokeGrant, forgetOwnData }: Parties): Promise<void> {
  const [tokens, account] = await Promise.all([getTokens(userId), getAccount(userId)])
  const isRevoked = !tokens || (await revokeGrant(tokens.refresh_token))
  if (!isRevoked && Date.now() - Date.parse(askedAt) < revokeMs) throw new Error('Google has not taken the grant back')
  const channelId = tokens?.channel_id ?? account?.channel?.id
  if (channelId !== undefined) await forgetOwnData({ userId, channelId })
  await deleteTokens(userId)
}

/** Told before that is written down: better twice than never. */
async function tell({ userId, email, locale, signInGone = false }: Deletion, { sayGoodbye }: Parties): Promise<void> {
  if (email === undefined) return
  await sayGoodbye(email, locale ?? 'en', signInGone)
  await deleteContact(userId)
}
