import * as z from 'zod/mini'
import { scopes } from '#shared/scopes.ts'
import { endpoint } from './endpoint.ts'
import { singleLineText } from './message.ts'

/** The days after which a token expires. The longest is a year, so that forgotten tokens stop working. */
export const tokenDays = { min: 1, max: 366, default: 90 } as const

const TokenId = z.string().check(z.regex(/^[0-9a-f]{20}$/))

/** A personal access token as its owner sees it. The token itself is shown once, when it is created. */
export const PersonalToken = z.object({
  id: TokenId,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The last use, to the hour. Null before the first. */
  usedAt: z.nullable(z.iso.datetime()),
})
export type PersonalToken = z.infer<typeof PersonalToken>

const rate = { max: 60, seconds: 60 } as const

export const tokens = {
  /** Returns the user's personal access tokens that have not expired, newest first, and how many the plan allows. */
  list: endpoint({
    method: 'GET',
    path: '/api/tokens',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ tokens: z.array(PersonalToken), max: z.int() }),
    errors: [],
    rate,
  }),
  /** Creates a personal access token and returns it, only this time. Requires a sign-in within the last ten minutes. */
  create: endpoint({
    method: 'POST',
    path: '/api/tokens',
    caller: 'user',
    input: z.strictObject({
      name: singleLineText(1, 60),
      scopes: z.array(z.enum(scopes)).check(
        z.minLength(1),
        z.maxLength(scopes.length),
        z.refine((chosen) => new Set(chosen).size === chosen.length),
      ),
      /** The user's consent that programs with the token get figures of their channel from YouTube. Required by `channel.read`. */
      youtubeConsent: z._default(z.boolean(), false),
      days: z._default(z.int().check(z.minimum(tokenDays.min), z.maximum(tokenDays.max)), tokenDays.default),
    }),
    output: z.object({ token: PersonalToken, secret: z.string() }),
    errors: ['recent_sign_in_required', 'token_limit_reached'],
    rate: { max: 30, seconds: 60 },
  }),
  /** Deletes a token, which stops working at once. */
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    caller: 'user',
    input: z.strictObject({ id: TokenId }),
    output: z.object({}),
    errors: [],
    rate,
  }),
}
