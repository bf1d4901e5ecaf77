/**
 * The stub's client that signs people in by OpenID Connect: an account chooser instead of consent, and an ID token for a code. The
 * subject of an account is the same for every client, as at Google. Tests can add and change accounts.
 * Leaves out: the keys that verify an ID token's signature, what `prompt` asks beyond a choice, `login_hint`, refresh tokens, a restart between page and token.
 */
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { hourMs } from '#shared/duration.ts'
import type { JsonResponse } from '../json-response.ts'
import { googleAccounts } from './grants.ts'
import { createChallenge, type GoogleClient, oauthError, readScopes } from './oauth.ts'

export interface SignInClient extends GoogleClient {
  /** The only addresses a browser may be redirected to. */
  readonly redirectUris: () => readonly string[]
  /** Returns milliseconds since 1970. */
  readonly clock?: () => number
}

/** A Google account as the account chooser shows it. */
export interface SignInAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

export interface SignInAccounts {
  list(): readonly SignInAccount[]
  /** Adds an account, by default with a verified address, and returns its id. */
  add(email: string, emailVerified?: boolean): string
  /** Changes an account. Its subject stays the same. */
  change(id: string, changes: Partial<Pick<SignInAccount, 'email' | 'emailVerified'>>): void
}

/** The account whose address Google has not verified. */
const unverified: SignInAccount = {
  id: '5',
  name: 'Robin, not verified',
  email: 'robin.new@workspace.example',
  emailVerified: false,
}

export function createSignInAccounts(): SignInAccounts {
  const accounts = new Map<string, SignInAccount>(
    [...googleAccounts.map(({ id, name, email }) => ({ id, name, email, emailVerified: true })), unverified].map(
      (account) => [account.id, account],
    ),
  )
  return {
    list: () => [...accounts.values()],
    add: (email, emailVerified = true) => {
      const id = String(accounts.size + 1)
      accounts.set(id, { id, name: email, email, emailVerified })
      return id
    },
    change: (id, changes) => {
      const account = accounts.get(id)
      if (!account) throw new Error(`no Google account ${id}`)
      accounts.set(id, { ...account, ...changes })
    },
  }
}

/** Returns the subject (`sub`) of an account: 21 digits. */
export const subjectOf = (accountId: string): string => `1${accountId.padStart(20, '0')}`

/** A choice of account, stored until the code is exchanged. */
interface Choice {
  readonly accountId: string
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly nonce: string | null
  readonly challenge: string | null
  readonly until: number
}

export interface SignIn {
  readonly accounts: SignInAccounts
  /** Returns why Google shows an error page instead of redirecting. */
  findRequestError(query: URLSearchParams): string | undefined
  /** Returns the origins that the chooser's form may redirect to, separated by spaces. */
  formTargets(): string
  /** Returns whether an account was chosen for the first time with this redirect address. */
  isFirstChoice(form: URLSearchParams): boolean
  /** Returns where the browser goes next: the redirect address with a code, or with an error. */
  createRedirect(form: URLSearchParams): string
  /** `POST /token`. */
  issueTokens(form: URLSearchParams): JsonResponse
}

const allowedScopes = ['openid', 'email', 'profile']
const codeLifetimeMs = 600_000

export function createSignIn(client: SignInClient, accounts: SignInAccounts): SignIn {
  const choices = new Map<string, Choice>()
  const chosenAccounts = new Set<string>()
  const now = () => (client.clock ?? Date.now)()
  const isChosen = (form: URLSearchParams) =>
    form.get('choice') !== 'cancel' && accounts.list().some(({ id }) => id === form.get('account'))
  return {
    accounts,
    findRequestError: (query) => findRequestError(client, query),
    // A browser applies `form-action` to every redirect that follows, and the user pool sends it on to the site.
    formTargets: () =>
      client
        .redirectUris()
        .map((uri) => new URL(uri).origin)
        .join(' '),
    isFirstChoice: (form) => {
      const choice = `${form.get('account')} ${form.get('redirect_uri')}`
      const isFirst = isChosen(form) && !chosenAccounts.has(choice)
      if (isFirst) chosenAccounts.add(choice)
      return isFirst
    },
    createRedirect: (form) => {
      const redirectUri = form.get('redirect_uri') ?? ''
      const accountId = form.get('account') ?? ''
      const code = `4/0${randomBytes(36).toString('base64url')}`
      const scopes = readScopes(form)
      if (isChosen(form))
        choices.set(code, {
          accountId,
          redirectUri,
          scopes,
          nonce: form.get('nonce'),
          challenge: form.get('code_challenge'),
          until: now() + codeLifetimeMs,
        })
      const result = isChosen(form) ? { code, scope: scopes.join(' ') } : { error: 'access_denied' }
      const state = form.get('state')
      return `${redirectUri}?${new URLSearchParams({ ...(state === null ? {} : { state }), ...result })}`
    },
    issueTokens: (form) => issueTokens(client, accounts, choices, form, now()),
  }
}

function findRequestError({ redirectUris }: SignInClient, query: URLSearchParams): string | undefined {
  if (!redirectUris().includes(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  if (query.get('response_type') !== 'code') return 'invalid_request'
  const scopes = readScopes(query)
  if (!scopes.includes('openid') || !scopes.every((scope) => allowedScopes.includes(scope))) return 'invalid_scope'
  // PKCE is optional for a client with a secret, such as the user pool.
  const isPlain = query.has('code_challenge') && query.get('code_challenge_method') !== 'S256'
  return isPlain ? 'invalid_request' : undefined
}

function issueTokens(
  client: SignInClient,
  accounts: SignInAccounts,
  choices: Map<string, Choice>,
  form: URLSearchParams,
  now: number,
): JsonResponse {
  if (form.get('client_secret') !== client.clientSecret) return oauthError(401, 'invalid_client', 'Unauthorized')
  if (form.get('grant_type') !== 'authorization_code')
    return oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`)
  const code = form.get('code') ?? ''
  const choice = choices.get(code)
  choices.delete(code)
  const account = accounts.list().find(({ id }) => id === choice?.accountId)
  if (!choice || !account || choice.until <= now || !isVerified(choice, form.get('code_verifier')))
    return oauthError(400, 'invalid_grant', 'Bad Request')
  if (choice.redirectUri !== form.get('redirect_uri')) return oauthError(400, 'redirect_uri_mismatch', 'Bad Request')
  return {
    status: 200,
    body: {
      access_token: `ya29.${randomBytes(40).toString('base64url')}`,
      expires_in: hourMs / 1000 - 1,
      scope: choice.scopes.join(' '),
      token_type: 'Bearer',
      id_token: createIdToken(client, account, choice, now),
    },
  }
}

const isVerified = ({ challenge }: Choice, verifier: string | null) =>
  challenge === null || challenge === createChallenge(verifier ?? '')

/** Created at the first sign-in. Short, because nobody checks this signature, and 2048 bits take a tenth of a second. */
let key: KeyObject | undefined
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function createIdToken(
  { clientId }: GoogleClient,
  { id, email, emailVerified }: SignInAccount,
  choice: Choice,
  now: number,
): string {
  key ??= generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
  const iat = Math.floor(now / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    azp: clientId,
    aud: clientId,
    sub: subjectOf(id),
    ...(choice.scopes.includes('email') ? { email, email_verified: emailVerified } : {}),
    ...(choice.nonce === null ? {} : { nonce: choice.nonce }),
    iat,
    exp: iat + hourMs / 1000,
  }
  const content = `${encode({ alg: 'RS256', kid: 'stub', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}
