import type { KeyObject } from 'node:crypto'
import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Challenges } from './challenges.ts'
import type { Client, Data, Pool, User } from './data.ts'
import { CognitoError, invalidParameter } from './errors.ts'
import type { Federation } from './federation.ts'

/** A mail with a code. */
export interface PoolMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  /** The trigger that created it, such as `CustomMessage_SignUp`. */
  readonly trigger: string
  readonly code: string
}

/** Runs a trigger and returns the event it returned. Throws if it failed. */
export type OnTrigger = (
  trigger: 'customMessage' | 'postConfirmation' | 'preSignUp',
  event: CustomMessageTriggerEvent | PostConfirmationTriggerEvent | PreSignUpTriggerEvent,
) => Promise<unknown>

/** The state that operations read and change. */
export interface Context {
  readonly data: Data
  /** The pool's key, read from `data` once, since that takes longer than to sign with it. */
  readonly keys: { readonly private: KeyObject; readonly public: KeyObject }
  readonly region: string
  /** Returns milliseconds since 1970. */
  readonly now: () => number
  readonly challenges: Challenges
  /** Decoy users in place of users that do not exist, by pool and name. */
  readonly decoys: Map<string, User>
  /** Sign-ins at other providers. */
  readonly federation: Federation
  readonly onTrigger: OnTrigger | undefined
  readonly onMail: (mail: PoolMail) => void
  /** Called before a user signs in. The sign-in waits for it. */
  readonly onSignIn: ((email: string) => Promise<void>) | undefined
}

/** One operation of Cognito's API. */
export type Operation = (context: Context, request: unknown) => unknown

/** Creates an operation that validates its request first. Throws `InvalidParameterException` with the invalid field. */
export const operation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (context: Context, request: z.output<Schema>) => unknown,
  ): Operation =>
  (context, request) => {
    const parsed = z.safeParse(schema, request)
    if (parsed.success) return run(context, parsed.data)
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    throw invalidParameter(
      `1 validation error detected: Value at '${field.charAt(0).toLowerCase()}${field.slice(1)}' failed to satisfy constraint`,
    )
  }

/** Parts of requests, with the lengths of Cognito's API reference. */
export const Name = z.string().check(z.minLength(1), z.maxLength(128))
export const Password = z.string().check(z.maxLength(256), z.regex(/^\S(.*\S)?$/s))
export const ConfirmationCode = z.string().check(z.maxLength(2048), z.regex(/^\S+$/))
export const Token = z.string().check(z.maxLength(20_000))
/** The fields of a request with a user's access token. */
export const Bearer = { AccessToken: Token }
export const Attributes = z.array(z.object({ Name: z.string().check(z.maxLength(32)), Value: z.string() }))
export const Metadata = z.optional(z.record(z.string(), z.string()))

/** Returns a client and its pool. Throws `ResourceNotFoundException`. */
export function getClient({ data }: Context, clientId: string): { client: Client; pool: Pool } {
  const client = data.clients.find(({ id }) => id === clientId)
  const pool = data.pools.find(({ id }) => id === client?.poolId)
  if (client && pool) return { client, pool }
  throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`)
}

/** Returns a pool. Throws `ResourceNotFoundException`. */
export function getPool({ data }: Context, poolId: string): Pool {
  const pool = data.pools.find(({ id }) => id === poolId)
  if (pool) return pool
  throw new CognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`)
}
