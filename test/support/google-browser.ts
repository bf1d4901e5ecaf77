import { googlePoolClientId } from '#infra/local/deployment.ts'
import { googleReturnPath, poolScopes } from '#shared/google-sign-in.ts'
import { type Answer, ask } from './ask.ts'
import { createPkce } from './pkce.ts'

/** Where a sign-in happens. */
interface Place {
  /** The site's origin. */
  readonly site: string
  /** The origin of the user pool. */
  readonly pool: string
  /** The client of the pool; that of `infra/local/deployment.ts` by default. */
  readonly clientId?: string
}

/** What `/oauth2/token` returns. */
export interface OAuthTokens {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly token_type: string
}

/**
 * A browser that signs in with Google: it keeps the cookies of each origin, follows redirects, and chooses an account on the stub's
 * page. It stops where it would return to the site.
 */
export class GoogleBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()

  constructor(readonly place: Place) {}

  /** Returns the address at which the site starts a sign-in. `undefined` leaves a parameter out. */
  authorizeUrl(challenge: string, changes: Readonly<Record<string, string | undefined>> = {}): string {
    const all = {
      client_id: this.clientId,
      redirect_uri: this.#returnAddress,
      response_type: 'code',
      scope: poolScopes.join(' '),
      state: 'the state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      identity_provider: 'Google',
      ...changes,
    }
    const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return `${this.place.pool}/oauth2/authorize?${new URLSearchParams(given)}`
  }

  get clientId(): string {
    return this.place.clientId ?? googlePoolClientId
  }

  get #returnAddress() {
    return `${this.place.site}${googleReturnPath}`
  }

  /** Sends a request with the cookies of its origin, and keeps those of the response. Follows no redirect. */
  async visit(url: string, form?: URLSearchParams): Promise<Answer> {
    const { origin, pathname, search } = new URL(url)
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    const answer = await ask(origin, form ? 'POST' : 'GET', pathname + search, {
      headers: {
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: `${form}` }),
    })
    for (const text of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/; Max-Age=0(;|$)/.test(text)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }

  /**
   * Goes to an address and on until the site, an error page, or the stub's account chooser. Returns where that is, and the response if
   * there was one: a browser that reached the site has none.
   */
  async go(url: string): Promise<{ readonly url: URL; readonly response?: Answer }> {
    for (let at = url; ; ) {
      if (at.startsWith(`${this.place.site}/`)) return { url: new URL(at) }
      const response = await this.visit(at)
      const next = response.headers.location
      if (response.status !== 302 || typeof next !== 'string') return { url: new URL(at), response }
      const to = new URL(next, at)
      // https://fetch.spec.whatwg.org/#concept-response-location-url
      if (!to.hash) to.hash = new URL(at).hash
      at = to.href
    }
  }

  /** Chooses an account on the chooser with this address, and returns the address that Google sends the browser to. */
  async choose(chooser: URL, choice: { readonly account: string } | { readonly choice: 'cancel' }): Promise<string> {
    const form = new URLSearchParams([...chooser.searchParams, ...Object.entries(choice)])
    const { headers, text } = await this.visit(chooser.origin + chooser.pathname, form)
    if (typeof headers.location !== 'string') throw new Error(text)
    return headers.location
  }

  /** Follows redirects from an address to the site, making the choice if Google asks, and returns the path there. */
  async follow(start: string, choice?: Parameters<GoogleBrowser['choose']>[1]): Promise<string> {
    const at = await this.go(start)
    const isAsked = choice !== undefined && at.response?.status === 200
    const { url, response } = isAsked ? await this.go(await this.choose(at.url, choice)) : at
    if (response) throw new Error(`${response.status} ${url.pathname}: ${response.text}`)
    return url.pathname + url.search + url.hash
  }

  /** Starts a sign-in and chooses an account if asked. Returns the parameters with which the browser reaches the site. */
  async authorize(account: string, challenge: string, changes?: Readonly<Record<string, string | undefined>>) {
    const at = await this.go(this.authorizeUrl(challenge, changes))
    const isAsked = at.response?.status === 200
    const back = isAsked ? await this.go(await this.choose(at.url, { account })) : at
    if (back.response) throw new Error(back.response.text)
    return back.url.searchParams
  }

  /** Exchanges a code at the pool, and returns the status and the body. */
  async exchange(form: Readonly<Record<string, string>>): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${this.place.pool}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: this.clientId,
        redirect_uri: this.#returnAddress,
        ...form,
      }),
    })
    return { status: response.status, body: await response.json() }
  }

  /**
   * Signs in with an account of the stub, a second time if the first one only linked it, as the site does. Throws an Error with
   * Cognito's description of what went wrong.
   */
  async signIn(account: string, changes?: Readonly<Record<string, string | undefined>>): Promise<OAuthTokens> {
    const { verifier, challenge } = createPkce()
    const attempt = () => this.authorize(account, challenge, changes)
    const first = await attempt()
    const isLinked = first.get('error_description')?.startsWith('Already found an entry for username')
    const answer = isLinked ? await attempt() : first
    const code = answer.get('code')
    if (!code) throw new Error(answer.get('error_description') ?? answer.get('error') ?? 'no code')
    const { status, body } = await this.exchange({ code, code_verifier: verifier })
    if (!isTokens(body)) throw new Error(`${status} ${body.error}`)
    return body
  }

  /** Signs the browser out of the pool's own pages, and returns where it goes then. */
  async signOut(logoutUri = `${this.place.site}/`): Promise<string | undefined> {
    const query = new URLSearchParams({ client_id: this.clientId, logout_uri: logoutUri })
    const { location } = (await this.visit(`${this.place.pool}/logout?${query}`)).headers
    return typeof location === 'string' ? location : undefined
  }
}

const isTokens = (body: object): body is OAuthTokens =>
  ['access_token', 'id_token', 'refresh_token'].every((name) => typeof Reflect.get(body, name) === 'string')
