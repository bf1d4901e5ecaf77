import type { Channel } from '#shared/contract/youtube.ts'
import type { Locale } from '#shared/locale.ts'
import type { Registration, SignUp } from '#web/lib/identity.ts'
import { pendingChannel } from '#web/lib/pending-channel.ts'
import { setPendingSignUp } from '#web/lib/pending-sign-up.ts'
import { keepForSignUp } from '#web/lib/read-tried-video.ts'
import { keepFields, type SignUpFields } from './kept-fields.ts'

export type Stage = 'channel' | 'account' | 'analytics'
export type StageState = 'pending' | 'loading' | 'complete'

/** Returns the state of a stage when `done` stages are complete. */
export const stateOf = (stage: number, done: number): StageState =>
  stage < done ? 'complete' : stage === done ? 'loading' : 'pending'

/** Milliseconds to show the analytics stage, and then the completed state. */
const analyticsPause = 1500
const endPause = 500
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Returns the stages of a sign-up in order. Some stages apply only if the user entered a channel. */
export const stagesOf = ({ channelUrl }: SignUpFields): readonly Stage[] =>
  channelUrl ? ['channel', 'account', 'analytics'] : ['account']

/** The result. With `channel`, the URL was rejected for the reason in `error`. */
export type Outcome =
  | { readonly status: 'created' }
  | { readonly status: Exclude<SignUp['status'], 'code_sent'> }
  | { readonly status: 'channel'; readonly error: unknown }

interface SignUpContext {
  readonly findChannel: (url: string) => Promise<Channel | null>
  readonly signUp: Registration['signUp']
  readonly locale: Locale
  /** Called with the number of completed stages. */
  readonly onDone: (stages: number) => void
}

/**
 * Validates the channel, if the user entered one, creates the account, and stores the channel in this browser to connect it
 * later. Nothing is stored unless the account was created.
 */
export async function runSignUp(fields: SignUpFields, context: SignUpContext): Promise<Outcome> {
  const { fullName: name, email, password } = fields
  const channelUrl = fields.channelUrl || null
  context.onDone(0)
  const lookup = channelUrl === null ? undefined : await findTitle(channelUrl, context)
  if (lookup && 'error' in lookup) return { status: 'channel', ...lookup }
  if (lookup) context.onDone(1)
  const details = { name, locale: context.locale, channelUrl }
  const signedUp = await context.signUp({ email, password, ...details })
  if (signedUp.status !== 'code_sent') return { status: signedUp.status }
  setPendingSignUp({ email, password, userSub: signedUp.userSub, details })
  keepForSignUp(signedUp.userSub)
  keepFields(fields)
  if (!lookup || channelUrl === null) return { status: 'created' }
  context.onDone(2)
  pendingChannel(localStorage).write({ title: lookup.title, url: channelUrl })
  await pause(analyticsPause)
  context.onDone(3)
  await pause(endPause)
  return { status: 'created' }
}

/** Returns the channel's title, its URL if YouTube does not respond, or why the URL was rejected. */
const findTitle = (url: string, { findChannel }: SignUpContext) =>
  findChannel(url).then(
    (channel) => ({ title: channel?.title ?? url }),
    (error: unknown) => ({ error }),
  )
