import * as z from 'zod/mini'

/** As much of happy-dom's own interface as is used here. */
const HappyDom = z.object({ setURL: z.custom<(url: string) => void>((value) => typeof value === 'function') })

/** Has the page come from an origin, which another one's CORS rules may let in. Of web tests only. */
export const setOrigin = (origin: string): void => {
  const page: unknown = Reflect.get(window, 'happyDOM')
  Reflect.apply(z.parse(HappyDom, page).setURL, page, [origin])
}
