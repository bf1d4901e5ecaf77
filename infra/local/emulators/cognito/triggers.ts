/**
 * The functions that Cognito calls, and the mail it sends with the text that custom-message returns. Unlike Cognito,
 * custom-message also runs for a decoy user, so that neither timing nor failures reveal who exists.
 * Leaves out: every trigger except pre-sign-up, custom-message and post-confirmation; confirming a user in pre-sign-up;
 * text messages; Cognito's three attempts of 5 seconds.
 */
import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { type CodePurpose, countSentCode, createCode, saveCode } from './codes.ts'
import type { Context } from './context.ts'
import type { Client, User } from './data.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import { usernameOf } from './users.ts'

type Metadata = Readonly<Record<string, string>> | undefined
type MessageSource = CustomMessageTriggerEvent['triggerSource']
type Confirmation = PostConfirmationTriggerEvent['triggerSource']

const placeholder = '{####}'
const Returned = z.object({
  response: z.object({ emailSubject: z.nullish(z.string()), emailMessage: z.nullish(z.string()) }),
})

const Admitted = z.object({ response: z.object({ autoConfirmUser: z.literal(false) }) })
const unreadable = () => new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output')

export interface Delivery {
  readonly client: Client
  readonly source: MessageSource
  readonly metadata: Metadata
  /** The user's address unless another one is being verified. */
  readonly to?: string | undefined
}

/** Where a code was sent, as responses describe it. */
export interface DeliveryDetails {
  readonly AttributeName: 'email'
  readonly DeliveryMedium: 'EMAIL'
  readonly Destination: string
}

/**
 * Sends a code and saves it. If the trigger fails, the previous code stays valid. A decoy's mail is created but not
 * sent.
 */
export async function sendAndSaveCode(
  context: Context,
  user: User,
  purpose: CodePurpose,
  delivery: Delivery,
): Promise<DeliveryDetails> {
  const code = createCode(6)
  const details = await sendCode(context, user, code, delivery)
  saveCode(user, purpose, code, context.now())
  return details
}

/** Sends a code that the caller saves. Throws the client's error if the trigger fails or too many codes were sent. */
export async function sendCode(
  context: Context,
  user: User,
  code: string,
  delivery: Delivery,
): Promise<DeliveryDetails> {
  const { source, to = user.attributes.email ?? '' } = delivery
  countSentCode(user, context.now())
  const { emailSubject, emailMessage } = await customMessage(context, messageEvent(context, user, delivery))
  if (user.status !== 'UNKNOWN') {
    context.onMail({
      to,
      subject: emailSubject ?? 'Your verification code',
      html: (emailMessage ?? `Your confirmation code is ${placeholder}`).replaceAll(placeholder, code),
      trigger: source,
      code,
    })
  }
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskAddress(to) }
}

const messageEvent = (
  context: Context,
  user: User,
  { client, source, metadata }: Delivery,
): CustomMessageTriggerEvent => ({
  ...createCommonFields(context, user, client.id),
  triggerSource: source,
  request: {
    userAttributes: getTriggerAttributes(user),
    codeParameter: placeholder,
    linkParameter: '{##Click Here##}',
    usernameParameter: null,
    clientMetadata: metadata,
  },
  response: { smsMessage: null, emailMessage: null, emailSubject: null },
})

async function customMessage(context: Context, event: CustomMessageTriggerEvent) {
  if (!context.onTrigger) return {}
  const returned = await run(() => context.onTrigger?.('customMessage', event), 'CustomMessage')
  const parsed = z.safeParse(Returned, returned)
  if (!parsed.success) throw unreadable()
  const { emailMessage, emailSubject } = parsed.data.response
  const problem =
    (emailMessage && (!emailMessage.includes(placeholder) || emailMessage.length > 20_000) && 'emailBody') ||
    (emailSubject && emailSubject.length > 140 && 'emailSubject')
  if (problem) throw invalidParameter(`1 validation error detected: Value at '${problem}' failed to satisfy constraint`)
  return parsed.data.response
}

/**
 * Runs pre-sign-up for a user who does not exist yet, with the attributes of the request. A failure is returned to the client
 * and refuses the sign-up.
 */
export async function runPreSignUp(
  context: Context,
  triggerSource: PreSignUpTriggerEvent['triggerSource'],
  user: Named,
  clientId: string,
  request: Pick<PreSignUpTriggerEvent['request'], 'userAttributes' | 'clientMetadata'>,
): Promise<void> {
  if (!context.onTrigger) return
  const event: PreSignUpTriggerEvent = {
    ...createCommonFields(context, user, clientId),
    triggerSource,
    request,
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  }
  const returned = await run(() => context.onTrigger?.('preSignUp', event), 'PreSignUp')
  if (!z.safeParse(Admitted, returned).success) throw unreadable()
}

/** Runs post-confirmation. A failure is returned to the client, but the user stays confirmed. */
export async function runPostConfirmation(
  context: Context,
  user: User,
  clientId: string,
  source: Confirmation,
  metadata: Metadata,
): Promise<void> {
  const request = { userAttributes: getTriggerAttributes(user), clientMetadata: metadata }
  const event = { ...createCommonFields(context, user, clientId), triggerSource: source, request, response: {} }
  await run(() => context.onTrigger?.('postConfirmation', event), 'PostConfirmation')
}

async function run(trigger: () => Promise<unknown> | undefined, name: string): Promise<unknown> {
  try {
    return await trigger()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`)
  }
}

/** The pool and the name of a user. */
type Named = Pick<User, 'poolId' | 'sub' | 'username'>

const createCommonFields = ({ region }: Context, user: Named, clientId: string) => ({
  version: '1',
  region,
  userPoolId: user.poolId,
  userName: usernameOf(user),
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
})

/** Hides from the trigger that the user is a decoy. */
const getTriggerAttributes = ({ sub, status, attributes }: User): Record<string, string> => ({
  sub,
  'cognito:user_status': status === 'UNKNOWN' ? 'CONFIRMED' : status,
  ...attributes,
})

/** Masks an address: `ann@example.com` becomes `a***@e***`. */
function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  return `${name.charAt(0)}***@${domain.charAt(0)}***`
}
