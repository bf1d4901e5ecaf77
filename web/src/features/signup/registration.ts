import type { Channel } from '#shared/contract/youtube.ts'
import type { Locale } from '#shared/locale.ts'
import type { Registration, SignUp } from '#web/lib/identity.ts'
import { pendingChannel } from '#web/lib/pending-channel.ts'
import { setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { keepDraft, type SignUpFields } from './draft.ts'

/** The stages of a sign-up, in order. */
export const stages = ['channel', 'account', 'analytics'] as const
export type StageState = 'pending' | 'loading' | 'complete'

/** Returns the state of a stage when `done` stages are complete. */
export const stateOf = (stage: number, done: number): StageState =>
  stage < done ? 'complete' : stage === done ? 'loading' : 'pending'

/** Milliseconds to show the analytics stage, and then the completed state. */
const analyticsPause = 1500
const endPause = 500
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The result. With `channel`, the URL was rejected for the reason in `error`. */
export type Outcome =
  | { readonly status: 'created' }
  | { readonly status: Exclude<SignUp['status'], 'code_sent'> }
  | { readonly status: 'channel'; readonly error: unknown }

interface Outside {
  readonly findChannel: (url: string) => Promise<Channel | null>
  readonly signUp: Registration['signUp']
  readonly locale: Locale
  /** Called with the number of completed stages. */
  readonly onDone: (stages: number) => void
}

/**
 * Validates the channel, creates the account, and stores the channel in this browser for connecting it later. Nothing is
 * stored unless the account was created.
 */
export async function runSignUp(fields: SignUpFields, outside: Outside): Promise<Outcome> {
  const { fullName: name, email, password, channelUrl } = fields
  outside.onDone(0)
  const found = await outside.findChannel(channelUrl).then(
    (channel) => ({ title: channel?.title ?? channelUrl }),
    (error: unknown) => ({ error }),
  )
  if ('error' in found) return { status: 'channel', ...found }
  outside.onDone(1)
  const details = { name, locale: outside.locale, channelUrl }
  const signedUp = await outside.signUp({ email, password, ...details })
  if (signedUp.status !== 'code_sent') return { status: signedUp.status }
  outside.onDone(2)
  setPendingSignUp({ email, password, userSub: signedUp.userSub, details })
  pendingChannel(localStorage).write({ title: found.title, url: channelUrl })
  keepDraft(fields)
  await pause(analyticsPause)
  outside.onDone(3)
  await pause(endPause)
  return { status: 'created' }
}
