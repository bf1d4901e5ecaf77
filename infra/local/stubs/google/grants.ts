import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import { createChallenge } from './oauth.ts'

/** Times are milliseconds since 1970 in this file. */
const Code = z.object({
  accountId: z.string(),
  scopes: z.array(z.string()),
  redirectUri: z.string(),
  challenge: z.string(),
  expiresAt: z.number(),
  used: z.boolean(),
})
/** One refresh token and the access tokens issued for it. */
const Grant = z.object({
  accountId: z.string(),
  scopes: z.array(z.string()),
  access: z.record(z.string(), z.number()),
})
const Contents = z.object({ codes: z.record(z.string(), Code), grants: z.record(z.string(), Grant) })
type Contents = z.infer<typeof Contents>

/** The account and scopes behind an access token, or 'invalid'. */
export type AccessTokenInfo = { readonly account: GoogleAccount; readonly scopes: readonly string[] } | 'invalid'

/** The tokens that the token endpoint issues. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly scopes: readonly string[]
}

/** The scopes that accounts granted our client. Shared by the consent page, the token endpoint and the API stubs. */
export interface Grants {
  /** Creates a code for scopes that an account just granted. It can be used once, within ten minutes. */
  createCode(grant: Omit<z.infer<typeof Code>, 'expiresAt' | 'used'>): string
  /** Returns undefined if the code is unknown, expired or used, or if the verifier does not match. */
  redeem(code: string, verifier: string, redirectUri: string): IssuedTokens | 'redirect_uri_mismatch' | undefined
  /** Returns undefined if the refresh token is unknown or revoked. */
  refresh(refreshToken: string): IssuedTokens | undefined
  /**
   * Revokes everything that the account of this access or refresh token granted. Returns false for an unknown token.
   */
  revoke(token: string): boolean
  revokeAccount(accountId: string): void
  /** Returns the ids of accounts with a grant. */
  listConnectedAccounts(): ReadonlySet<string>
  readAccessToken(accessToken: string): AccessTokenInfo
  /** Expires every access token immediately. */
  expireAccessTokens(): void
}

/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 3599
const codeLifetimeMs = 600_000

/** Opens grants stored in a JSON file, or in memory if no file is given. Throws DataError if it is damaged. */
export function openGrants(file?: string): Grants {
  const contents = (file && readDataFile(file, Contents)) || empty()
  const save = () => {
    if (file) writeDataFile(file, contents)
  }
  const issue = (refreshToken: string): IssuedTokens | undefined => {
    const grant = contents.grants[refreshToken]
    if (!grant) return undefined
    const accessToken = `ya29.${randomBytes(40).toString('base64url')}`
    for (const [token, until] of Object.entries(grant.access)) if (until <= Date.now()) delete grant.access[token]
    grant.access[accessToken] = Date.now() + accessTokenSeconds * 1000
    save()
    return { accessToken, refreshToken, scopes: grant.scopes }
  }
  const revokeAccount = (accountId: string) => {
    for (const [token, grant] of Object.entries(contents.grants))
      if (grant.accountId === accountId) delete contents.grants[token]
    save()
  }
  return {
    createCode: (grant) => {
      const code = `4/0${randomBytes(36).toString('base64url')}`
      contents.codes[code] = { ...grant, expiresAt: Date.now() + codeLifetimeMs, used: false }
      save()
      return code
    },
    redeem: (text, verifier, redirectUri) => {
      const code = contents.codes[text]
      if (!code || code.used || code.expiresAt <= Date.now() || createChallenge(verifier) !== code.challenge)
        return undefined
      if (code.redirectUri !== redirectUri) return 'redirect_uri_mismatch'
      code.used = true
      const refreshToken = `1//0${randomBytes(48).toString('base64url')}`
      contents.grants[refreshToken] = { accountId: code.accountId, scopes: code.scopes, access: {} }
      return issue(refreshToken)
    },
    refresh: issue,
    revoke: (token) => {
      const grant = contents.grants[token] ?? Object.values(contents.grants).find(({ access }) => access[token])
      if (grant) revokeAccount(grant.accountId)
      return grant !== undefined
    },
    revokeAccount,
    listConnectedAccounts: () => new Set(Object.values(contents.grants).map(({ accountId }) => accountId)),
    readAccessToken: (token) => readAccessToken(contents, token),
    expireAccessTokens: () => {
      for (const grant of Object.values(contents.grants)) grant.access = {}
      save()
    },
  }
}

const empty = (): Contents => ({ codes: {}, grants: {} })

/** Every channel also has an account with its id, which the consent page does not list. */
const findAccount = (id: string): GoogleAccount | undefined =>
  googleAccounts.find((account) => account.id === id) ??
  (/^UC[\w-]{22}$/.test(id) ? { id, name: id, email: `${id}@gmail.example`, channelId: id } : undefined)

function readAccessToken({ grants }: Contents, token: string): AccessTokenInfo {
  const grant = Object.values(grants).find(({ access }) => (access[token] ?? 0) > Date.now())
  const account = grant && findAccount(grant.accountId)
  return grant && account ? { account, scopes: grant.scopes } : 'invalid'
}

/** A Google account on the consent page. All accounts are invented. */
export interface GoogleAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The YouTube channel the account owns, if any. */
  readonly channelId?: string
}

/** The first account belongs to the demo creator and is preselected. */
export const googleAccounts: readonly GoogleAccount[] = [
  { id: '1', name: 'Robin Vale', email: 'robin.vale@gmail.example', channelId: 'UCviewcraftDemoCreator00' },
  { id: '2', name: 'Quiet Ridge Hikes', email: 'quiet.ridge@gmail.example', channelId: 'UCquietRidgeHikes-000004' },
  { id: '3', name: 'Ledger Lane Chess', email: 'ledger.lane@gmail.example', channelId: 'UCledgerLaneChess-000008' },
  { id: '4', name: 'Robin at work', email: 'robin@office.example' },
]
