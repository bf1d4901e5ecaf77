import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** Milliseconds since 1970, as everywhere below. */
const Code = z.object({
  accountId: z.string(),
  scopes: z.array(z.string()),
  redirectUri: z.string(),
  challenge: z.string(),
  expiresAt: z.number(),
  used: z.boolean(),
})
/** One refresh token and the access tokens made of it. */
const Grant = z.object({
  accountId: z.string(),
  scopes: z.array(z.string()),
  access: z.record(z.string(), z.number()),
})
const Contents = z.object({ codes: z.record(z.string(), Code), grants: z.record(z.string(), Grant) })
type Contents = z.infer<typeof Contents>

/** What an access token stands for, or why it stands for nothing. */
export type AccessTokenInfo = { readonly account: GoogleAccount; readonly scopes: readonly string[] } | 'invalid'

/** What the token endpoint hands out. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly scopes: readonly string[]
}

/** What accounts allowed our client to do: the memory that consent page, token endpoint and APIs share. */
export interface Grants {
  /** A code for what an account has just allowed, good for ten minutes and one use. */
  createCode(given: Omit<z.infer<typeof Code>, 'expiresAt' | 'used'>): string
  /** Undefined for a code that is unknown, old or used, or whose verifier or address is another one. */
  redeem(code: string, verifier: string, redirectUri: string): IssuedTokens | 'redirect_uri_mismatch' | undefined
  /** Undefined for a refresh token that was revoked, or never was. */
  refresh(refreshToken: string): IssuedTokens | undefined
  /** Takes back all that the account of this access or refresh token allowed; false for no token of ours. */
  revoke(token: string): boolean
  revokeAccount(accountId: string): void
  /** The ids of accounts that allow us anything. */
  listConnectedAccounts(): ReadonlySet<string>
  readAccessToken(accessToken: string): AccessTokenInfo
  /** Every access token runs out now. */
  expireAccessTokens(): void
}

/** Seconds that an access token lasts. */
export const accessTokenSeconds = 3599
const codeLifetimeMs = 600_000

/** Grants kept in a JSON file, written whole and put in place by a rename; in memory only without one. */
export function openGrants(file?: string): Grants {
  const contents = file && existsSync(file) ? Contents.parse(JSON.parse(readFileSync(file, 'utf8'))) : empty()
  const save = () => {
    if (!file) return
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(contents), { mode: 0o600 })
    renameSync(`${file}.new`, file)
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
    createCode: (given) => {
      const code = `4/0${randomBytes(36).toString('base64url')}`
      contents.codes[code] = { ...given, expiresAt: Date.now() + codeLifetimeMs, used: false }
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

/** RFC 7636, 4.2: S256. */
const createChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function readAccessToken({ grants }: Contents, token: string): AccessTokenInfo {
  const grant = Object.values(grants).find(({ access }) => (access[token] ?? 0) > Date.now())
  const account = googleAccounts.find(({ id }) => id === grant?.accountId)
  return grant && account ? { account, scopes: grant.scopes } : 'invalid'
}

/** A Google account as the consent page offers it. Everyone here is invented. */
export interface GoogleAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The YouTube channel it owns; many accounts have none. */
  readonly channelId?: string
}

/** The first is the demo creator's, and chosen already. */
export const googleAccounts: readonly GoogleAccount[] = [
  { id: '1', name: 'Robin Vale', email: 'robin.vale@gmail.example', channelId: 'UCviewcraftDemoCreator00' },
  { id: '2', name: 'Quiet Ridge Hikes', email: 'quiet.ridge@gmail.example', channelId: 'UCquietRidgeHikes-000004' },
  { id: '3', name: 'Ledger Lane Chess', email: 'ledger.lane@gmail.example', channelId: 'UCledgerLaneChess-000008' },
  { id: '4', name: 'Robin at work', email: 'robin@office.example' },
]
