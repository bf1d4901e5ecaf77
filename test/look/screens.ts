/**
 * `npm run screens`: takes pictures of every screen at three widths, light and dark, in three languages, and in its
 * states: full, loading, failed, empty, overflowing, for a new user, and after actions. They are saved in
 * `build/screens`. `npm run screens -- dashboard fr` takes only those with both words in the name.
 */

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { hourMs } from '#shared/duration.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { publicPaths } from '#shared/public-pages.ts'
import { allMessages } from '#test/support/messages.ts'
import { translator } from '#web/messages/translate.ts'
import { paths } from '#web/paths.ts'
import { type Demo, withDemo } from './demo.ts'
import {
  memberScenes,
  memberScreens,
  menu,
  newcomerScreens,
  type Scene,
  type SceneMessages,
  sceneOf,
  sharedScenes,
} from './scenes.ts'
import { type State, simulateState, states } from './states.ts'

const directory = path.resolve(import.meta.dirname, '../../build/screens')
/** No more pictures are started after this many milliseconds. */
const maxDurationMs = hourMs
const nameFilters = process.argv.slice(2)

const widths = [1440, 768, 390] as const
const schemes = ['light', 'dark'] as const
const visitorScreens = [
  ...publicPaths,
  paths.login,
  paths.signUp,
  paths.forgotPassword,
  paths.contact,
  '/no-such-page',
].map(sceneOf)

interface Look {
  readonly width: (typeof widths)[number]
  readonly scheme: (typeof schemes)[number]
  readonly locale: Locale
}

interface Shot extends Look {
  readonly scene: Scene
  /** The state of the screen, or 'new' for a new user. */
  readonly state: State | 'new'
}

const nameOf = ({ scene, width, scheme, locale, state }: Shot) =>
  `${scene.name}.${state}.${locale}.${width}.${scheme}.png`

const isRequested = (shot: Shot) => nameFilters.every((word) => nameOf(shot).split('.').includes(word))

/** Returns every state in English, light, on a desktop and a phone; only the full state in other combinations. */
const statesAt = ({ width, scheme, locale }: Look): readonly State[] =>
  locale === 'en' && scheme === 'light' && width !== 768 ? states : ['full']

/** Taking a full-page picture does not scroll, so lazily loaded images would be missing. */
const loadImages = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager'
  return image.decode().catch(() => undefined)
}))`

async function takePicture(page: Page, url: string, shot: Shot): Promise<void> {
  const { scene, state, locale } = shot
  await page.goto(url + scene.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (state !== 'loading') {
    await page.waitForLoadState('networkidle')
    // The network is also idle between two retries.
    await page.locator('.shimmer').first().waitFor({ state: 'detached' })
  }
  await scene.prepare?.(page, translator<SceneMessages>(locale, await allMessages(locale)))
  await page.evaluate(loadImages)
  // What is fixed would be where the page is scrolled to.
  if (!scene.viewportOnly) await page.evaluate('scrollTo(0, 0)')
  const tooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  if (tooWide) console.log(`too wide: ${nameOf(shot)}`)
  await page.screenshot({ path: path.join(directory, nameOf(shot)), fullPage: !scene.viewportOnly })
}

/** Takes all pictures of one kind of user. */
async function takeAll(
  context: BrowserContext,
  url: string,
  shots: readonly Shot[],
  deadline: number,
): Promise<number> {
  let taken = 0
  for (const shot of shots.filter(isRequested)) {
    if (Date.now() > deadline) break
    const page = await context.newPage()
    if (shot.state !== 'new') await simulateState(page, shot.state)
    await takePicture(page, url, shot).then(
      () => taken++,
      (error: unknown) => console.log(`${nameOf(shot)}: ${error}`),
    )
    await page.close()
  }
  await context.close()
  return taken
}

/** Returns the pictures of each kind of user for one look. */
function shotsOf(look: Look, { analysis, sharedPage }: Demo) {
  const inState = (state: Shot['state']) => (scene: Scene) => ({ ...look, scene, state })
  const scenes = [...memberScenes(analysis), ...(look.width === 390 ? [menu] : [])]
  return {
    visitor: [...visitorScreens, ...sharedScenes(sharedPage)].map(inState('full')),
    member: [...statesAt(look).flatMap((state) => memberScreens.map(inState(state))), ...scenes.map(inState('full'))],
    newcomer: newcomerScreens.map(inState('new')),
  }
}

async function takeLook(demo: Demo, look: Look, deadline: number): Promise<number> {
  const { url, newVisitor, member, newcomer } = demo
  const { width, scheme, locale } = look
  const options = {
    viewport: { width, height: 900 },
    colorScheme: scheme,
    locale,
    reducedMotion: 'reduce' as const,
  }
  const shots = shotsOf(look, demo)
  let taken = await takeAll(await newVisitor(options), url, shots.visitor, deadline)
  for (const [open, wanted] of [
    [member, shots.member],
    [newcomer, shots.newcomer],
  ] as const) {
    const context = await open(options)
    await context.addInitScript((chosen) => localStorage.setItem('viewcraft.locale', chosen), locale)
    taken += await takeAll(context, url, wanted, deadline)
  }
  return taken
}

await rm(directory, { recursive: true, force: true })
await mkdir(directory, { recursive: true })
await withDemo(async (demo) => {
  const began = Date.now()
  let taken = 0
  for (const locale of locales)
    for (const scheme of schemes)
      for (const width of widths) taken += await takeLook(demo, { width, scheme, locale }, began + maxDurationMs)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${taken} pictures in ${seconds} s, in ${path.relative(process.cwd(), directory)}`)
})
