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
}

interface Shot {
  readonly scene: Scene
  readonly locale: Locale
  /** The state of the screen, or 'new' for a new user. */
  readonly state: State | 'new'
}

const nameOf = ({ scene, locale, state }: Shot, { width, scheme }: Look) =>
  `${scene.name}.${state}.${locale}.${width}.${scheme}.png`

const looks: readonly Look[] = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))

/**
 * Returns every look of a screen with full data or for a new user. Other states only in English, light, on a desktop
 * and a phone.
 */
function looksOf(shot: Shot): readonly Look[] {
  const { scene, state, locale } = shot
  const usual = state === 'full' || state === 'new'
  return looks.filter(
    (look) =>
      (scene !== menu || look.width === 390) &&
      (usual || (locale === 'en' && look.scheme === 'light' && look.width !== 768)) &&
      nameFilters.every((word) => nameOf(shot, look).split('.').includes(word)),
  )
}

/** A script that loads all images. A full-page picture does not scroll, so lazily loaded images would be missing. */
const loadImages = `Promise.all([...document.images].map((image) => {
  image.loading = 'eager'
  return image.decode().catch(() => undefined)
}))`

const frame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** Opens a screen once and takes its pictures. Returns how many. */
async function takePictures(page: Page, url: string, shot: Shot): Promise<number> {
  const { scene, state, locale } = shot
  const wanted = looksOf(shot)
  const show = async ({ width, scheme }: Look) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  }
  const [first] = wanted
  if (!first) return 0
  await show(first)
  await page.goto(url + scene.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (state !== 'loading') {
    await page.waitForLoadState('networkidle')
    // The network is also idle between two retries.
    await page.locator('.shimmer').first().waitFor({ state: 'detached' })
  }
  await scene.prepare?.(page, translator<SceneMessages>(locale, await allMessages(locale)))
  await page.evaluate(loadImages)
  for (const look of wanted) {
    await show(look)
    await page.evaluate(frame)
    // Fixed elements would appear at the scroll position.
    if (!scene.viewportOnly) await page.evaluate('scrollTo(0, 0)')
    const tooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
    if (tooWide) console.log(`too wide: ${nameOf(shot, look)}`)
    await page.screenshot({ path: path.join(directory, nameOf(shot, look)), fullPage: !scene.viewportOnly })
  }
  return wanted.length
}

/** Takes all pictures of one kind of user. */
async function takeAll(
  context: BrowserContext,
  url: string,
  shots: readonly Shot[],
  deadline: number,
): Promise<number> {
  let taken = 0
  for (const shot of shots.filter((shot) => looksOf(shot).length > 0)) {
    if (Date.now() > deadline) break
    const page = await context.newPage()
    if (shot.state !== 'new') await simulateState(page, shot.state)
    await takePictures(page, url, shot).then(
      (count) => {
        taken += count
      },
      (error: unknown) => console.log(`${shot.scene.name}.${shot.state}.${shot.locale}: ${error}`),
    )
    await page.close()
  }
  await context.close()
  return taken
}

/** Returns what each kind of user sees in one language. */
function shotsOf(locale: Locale, { analysis, sharedPage }: Demo) {
  const inState = (state: Shot['state']) => (scene: Scene) => ({ locale, scene, state })
  return {
    visitor: [...visitorScreens, ...sharedScenes(sharedPage)].map(inState('full')),
    member: [
      ...states.flatMap((state) => memberScreens.map(inState(state))),
      ...[...memberScenes(analysis), menu].map(inState('full')),
    ],
    newcomer: newcomerScreens.map(inState('new')),
  }
}

async function takeLanguage(demo: Demo, locale: Locale, deadline: number): Promise<number> {
  const { url, newVisitor, member, newcomer } = demo
  const shots = shotsOf(locale, demo)
  let taken = await takeAll(await newVisitor({ locale }), url, shots.visitor, deadline)
  for (const [open, wanted] of [
    [member, shots.member],
    [newcomer, shots.newcomer],
  ] as const) {
    const context = await open({ locale })
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
  for (const locale of locales) taken += await takeLanguage(demo, locale, began + maxDurationMs)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${taken} pictures in ${seconds} s, in ${path.relative(process.cwd(), directory)}`)
})
