import { ask } from '#test/support/ask.ts'
import { siteUrl } from '#test/support/backend.ts'

/** What somebody does on Google's page. */
export type Choice = { readonly account: string } | { readonly choice: 'cancel' }

/** Follows addresses as a browser does, with cookies, from where a page sends it until it is back on the site. */
export function createWay() {
  const jars = new Map<string, Map<string, string>>()
  const send = async (address: URL, form?: URLSearchParams) => {
    const { origin, pathname, search } = address
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    const answer = await ask(origin, form ? 'POST' : 'GET', form ? pathname : pathname + search, {
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
  /** Returns the path on the site where the way ends. `choice` is made if Google asks. */
  return async (start: string, choice?: Choice): Promise<string> => {
    let form: URLSearchParams | undefined
    for (let at = new URL(start); ; ) {
      if (at.origin === siteUrl) return at.pathname + at.search + at.hash
      const { status, headers, text } = await send(at, form)
      form = undefined
      if (typeof headers.location === 'string') at = new URL(headers.location, at)
      else if (status === 200 && choice) form = new URLSearchParams([...at.searchParams, ...Object.entries(choice)])
      else throw new Error(`${status} ${at.pathname}: ${text}`)
    }
  }
}
