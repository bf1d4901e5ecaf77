import * as z from 'zod/mini'

/** The part of happy-dom's interface that is used here. */
const HappyDom = z.object({ setURL: z.custom<(url: string) => void>((value) => typeof value === 'function') })

/** Sets the page's origin, so that CORS rules of other origins apply. Only for web tests. */
export const setOrigin = (origin: string): void => {
  const page: unknown = Reflect.get(window, 'happyDOM')
  Reflect.apply(z.parse(HappyDom, page).setURL, page, [origin])
}
