/**
 * `npm run screens`: pictures of every screen at three widths, light and dark, in three languages, and in the states that
 * can be had from outside: full, loading, failed, empty. They lie in `build/screens`, for somebody to look at.
 * `npm run screens -- dashboard fr` takes only those whose name has both words.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { type Locale, locales } from '#shared/locale.ts'
import { isPublicPath, publicPaths } from '#shared/public-pages.ts'
import { paths } from '#web/paths.ts'
import { type Demo, withDemo } from './demo.ts'

const directory = path.resolve(import.meta.dirname, '../../build/screens')
/** Milliseconds after which no further picture is begun. */
const limit = 20 * 60_000
const words = process.argv.slice(2)

const widths = [1440, 768, 390] as const
const schemes = ['light', 'dark'] as const
const visitors = [...publicPaths, paths.login, paths.signUp, paths.forgotPassword, paths.contact, '/no-such-page']
const members = [
  paths.dashboard,
  paths.insights,
  paths.trends,
  paths.profile,
  paths.settings,
  paths.policies,
  paths.support,
  paths.help,
  paths.upgrade,
  paths.enterpriseInquiry,
]
/** What a screen is shown besides its own answers. */
const states = ['full', 'loading', 'failed'] as const
type State = (typeof states)[number]

/** Titles that break layouts: right to left, without a space, of emoji. */
const drafts = ['כותרת ארוכה מאוד בעברית עם English באמצע', 'W'.repeat(100), '😀'.repeat(40)]

interface Shot {
  readonly address: string
  readonly width: (typeof widths)[number]
  readonly scheme: (typeof schemes)[number]
  readonly locale: Locale
  readonly state: State
}

const nameOf = ({ address, width, scheme, locale, state }: Shot) =>
  `${address.replace(/^\//, '').replaceAll('/', '-') || 'landing'}.${state}.${locale}.${width}.${scheme}.png`

/** Every state in English, light, on a large screen and a telephone; the full state in every combination. */
const isWanted = (shot: Shot) =>
  words.every((word) => nameOf(shot).includes(word)) &&
  (shot.state === 'full' || (shot.locale === 'en' && shot.width !== 768 && !isPublicPath(shot.address)))

async function arrange(page: Page, { state }: Shot): Promise<void> {
  if (state === 'failed') await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
  if (state === 'loading') await page.route('**/api/**', () => new Promise(() => {}))
}

async function take(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(url + shot.address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (shot.state === 'full') await page.waitForLoadState('networkidle')
  const tooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  if (tooWide) console.log(`too wide: ${nameOf(shot)}`)
  await page.screenshot({ path: path.join(directory, nameOf(shot)), fullPage: true })
}

/** All pictures of one kind of browser. */
async function takeAll(context: BrowserContext, url: string, shots: readonly Shot[], until: number): Promise<number> {
  let taken = 0
  for (const shot of shots) {
    if (Date.now() > until) break
    const page = await context.newPage()
    await arrange(page, shot)
    await take(page, url, shot).then(
      () => taken++,
      (error: unknown) => console.log(`${nameOf(shot)}: ${error}`),
    )
    await page.close()
  }
  await context.close()
  return taken
}

async function takeDrafts({ signedIn, url }: Demo): Promise<void> {
  const context = await signedIn({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url + paths.insights)
  for (const [place, draft] of drafts.entries()) {
    await page.getByPlaceholder('Enter your video title').fill(draft)
    await page.screenshot({ path: path.join(directory, `draft-${place}.png`), fullPage: true })
  }
  await context.close()
}

await rm(directory, { recursive: true, force: true })
await mkdir(directory, { recursive: true })
await withDemo(async (demo) => {
  const until = Date.now() + limit
  let taken = 0
  for (const locale of locales)
    for (const scheme of schemes)
      for (const width of widths) {
        const options = {
          viewport: { width, height: 900 },
          colorScheme: scheme,
          locale,
          reducedMotion: 'reduce' as const,
        }
        const shots = (addresses: readonly string[]) =>
          addresses
            .flatMap((address) => states.map((state) => ({ address, width, scheme, locale, state })))
            .filter(isWanted)
        const asVisitor = await demo.browser.newContext(options)
        taken += await takeAll(asVisitor, demo.url, shots(visitors), until)
        const asMember = await demo.signedIn(options)
        await asMember.addInitScript((chosen) => localStorage.setItem('viewcraft.locale', chosen), locale)
        taken += await takeAll(asMember, demo.url, shots(members), until)
      }
  if (words.length === 0) await takeDrafts(demo)
  console.log(`${taken} pictures in ${path.relative(process.cwd(), directory)}`)
})
