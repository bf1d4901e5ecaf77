import { AuthenticationDetails, CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js'
import * as z from 'zod/mini'
import { Config } from '#shared/config.ts'
import { contract } from '#shared/contract/index.ts'
import { ErrorBody } from '#shared/errors.ts'

/** The account that the check signs in to. It is only for this check and has no two-factor authentication. */
export const Account = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) })
export type Account = z.infer<typeof Account>

const timeoutMs = 30_000
const title = 'A check of Viewcraft: how to bake bread in 3 steps'

interface Route<S extends z.ZodMiniType> {
  readonly method: string
  readonly path: string
  readonly output: S
}

/**
 * Runs a creator's journey: signs in, analyzes a title, creates a draft, finds it in the list, deletes it and signs out. Deletes
 * drafts that an interrupted check left, too. Returns the problems it found, each in a few words, without secrets.
 */
export async function findAccountProblems(origin: string, account: Account): Promise<string[]> {
  try {
    const config = await request(`${origin}/config.json`, 'GET', Config)
    const user = await signIn(config, account)
    const call = <S extends z.ZodMiniType>({ method, path, output }: Route<S>, id = '', body?: object) =>
      request(origin + path.replace('{id}', id), method, output, user.token, body)
    const listOwn = async () => (await call(contract.drafts.list)).drafts.filter((draft) => draft.title === title)
    const problems: string[] = []

    const { titles } = await call(contract.advice.score, '', { titles: [title] })
    if (titles[0]?.title !== title) problems.push('the score is that of another title')
    const { draft } = await call(contract.drafts.create, '', { titles: [{ id: 'check', text: title }] })
    const leftDrafts = await listOwn()
    if (leftDrafts.every(({ id }) => id !== draft.id)) problems.push('a new draft is not among the drafts')
    for (const id of new Set([draft.id, ...leftDrafts.map((summary) => summary.id)]))
      await call(contract.drafts.remove, id)
    if ((await listOwn()).length > 0) problems.push('a deleted draft is still among the drafts')
    await user.signOut()
    return problems
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`]
  }
}

/** Makes a request and parses its response. Throws an Error that names the path and the problem. */
async function request<S extends z.ZodMiniType>(
  address: string,
  method: string,
  schema: S,
  token?: string,
  body?: object,
): Promise<z.output<S>> {
  const { pathname } = new URL(address)
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const content: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(schema, content)
  if (response.ok && parsed.success) return parsed.data
  const code = z.safeParse(ErrorBody, content).data?.error.code ?? 'not the documented response'
  throw new Error(`${method} ${pathname} returns ${response.status}, ${code}`)
}

interface SignedIn {
  readonly token: string
  readonly signOut: () => Promise<void>
}

/** Signs in with a password (SRP), as the site does. Rejects with an Error that has Cognito's code. */
export function signIn({ userPoolId, userPoolClientId, cognitoEndpoint }: Config, account: Account): Promise<SignedIn> {
  const Pool = new CognitoUserPool({ UserPoolId: userPoolId, ClientId: userPoolClientId, endpoint: cognitoEndpoint })
  const user = new CognitoUser({ Username: account.email, Pool })
  const details = new AuthenticationDetails({ Username: account.email, Password: account.password })
  return new Promise((resolve, reject) => {
    const refuse = (why: string) => reject(new Error(`signing in fails: ${why}`))
    setTimeout(refuse, timeoutMs, 'no response').unref()
    user.authenticateUser(details, {
      onSuccess: (session) =>
        resolve({
          token: session.getAccessToken().getJwtToken(),
          signOut: () => new Promise((done) => user.signOut(() => done())),
        }),
      onFailure: (error: unknown) => refuse(error instanceof Error ? error.name : 'unknown error'),
      totpRequired: () => refuse('the account has two-factor authentication'),
      newPasswordRequired: () => refuse('the account has to choose a password first'),
    })
  })
}
