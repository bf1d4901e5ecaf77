import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import type { PublishedCall } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { ask } from '#test/support/ask.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { setUpBrowserTest, slowStart } from '#test/support/browser-test.ts'
import { clockAt } from '#test/support/clock.ts'
import { findNewestMail } from '#test/support/inbox.ts'
import { pressOn, tabTo, typeInto } from '#test/support/keyboard.ts'
import { firstUser, signIn, signUpUsers } from '#test/support/system-users.ts'

/** A moment at which both creators' channels publish a video. The creators start two days before. */
const publishedAt = Date.UTC(2027, 3, 13, 16)
const markedAt = publishedAt + 2 * hourMs

let now = publishedAt - 2 * dayMs
const stage = setUpBrowserTest(clockAt(now), true)

/** Stops the system and starts it at a later moment. Its jobs run at the start. */
async function goOnAt(moment: number): Promise<void> {
  now = moment
  await stage.system.end('SIGTERM')
  await stage.restart(clockAt(now))
}

/** How a creator uses a page. */
interface Hands {
  press(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  choose(select: Locator, option: string): Promise<void>
  setDay(field: Locator, day: string): Promise<void>
}

/** Uses nothing but the keyboard. */
const keyboard: Hands = {
  press: async (target) => {
    const page = await goOn(target)
    await pressOn(page, target, (await target.getAttribute('role')) === 'switch' ? 'Space' : 'Enter')
  },
  type: async (target, text) => typeInto(await goOn(target), target, text),
  choose: async (select, option) => {
    const page = await goOn(select)
    await tabTo(page, select)
    const isChosen = () =>
      select.evaluate((element, label) => element.querySelector('option:checked')?.textContent === label, option)
    const options = await select.locator('option').count()
    for (let presses = 0; presses < options && !(await isChosen()); presses++) await page.keyboard.press('ArrowDown')
    expect(await isChosen(), `${option} is chosen`).toBe(true)
  },
  setDay: async (field, day) => {
    const page = await goOn(field)
    await tabTo(page, field)
    const [year, month, date] = day.split('-')
    await page.keyboard.type(`${month}${date}${year}`)
  },
}

/** Waits for the next control, and checks that the previous step has not lost the focus. */
async function goOn(target: Locator): Promise<Page> {
  await target.waitFor()
  const page = target.page()
  const isLost = await page.evaluate(
    () => 'focused' in document.documentElement.dataset && document.activeElement === document.body,
  )
  expect(isLost, `the focus is lost before ${target}`).toBe(false)
  return page
}

const touch: Hands = {
  press: (target) => target.tap(),
  type: (target, text) => target.fill(text),
  choose: async (select, option) => void (await select.selectOption({ label: option })),
  setDay: (field, day) => field.fill(day),
}

interface Creator {
  readonly width: number
  readonly hands: Hands
  readonly login: typeof demoLogin
  /** The video that the draft becomes. */
  readonly video: { readonly id: string; readonly title: string }
  readonly otherTitle: string
  /** The id of the draft, once it is created. */
  draft: string
}

function findVideo(channel: string) {
  const video = listChannelVideos(channel, markedAt).find((one) => one.publishedAt === publishedAt)
  if (!video) throw new Error(`${channel} publishes nothing at that moment`)
  return video
}

const creators: readonly Creator[] = [
  {
    width: 1440,
    hands: keyboard,
    login: demoLogin,
    video: findVideo(demoChannel.id),
    otherTitle: 'I Cooked for a Whole Week in 2 Hours',
    draft: '',
  },
  {
    width: 390,
    hands: touch,
    login: firstUser,
    video: findVideo('UCslowLoomStudio-0000001'),
    otherTitle: 'How to Warp a Loom in One Afternoon',
    draft: '',
  },
]

/** Waits until the jobs have changed the drafts of both creators. */
async function waitForJobs(check: (draft: { state: string; call: PublishedCall | null }) => void): Promise<void> {
  const { url } = stage.system
  for (const { login, draft } of creators) {
    const as = await signIn(stage.system, login.email)
    const read = async () => {
      const answers = await Promise.all([
        ask(url, 'GET', `/api/drafts/${draft}`, { as }),
        ask(url, 'GET', `/api/drafts/${draft}/review`, { as }),
      ])
      const { state } = contract.drafts.get.output.parse(answers[0].body).draft
      const { call } = contract.drafts.review.output.parse(answers[1].body).review
      return { state, call }
    }
    // Not more often than the rate limit of reviews allows.
    await vi.waitFor(async () => check(await read()), { timeout: 55_000, interval: 2_000 })
  }
}

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).first()
const link = (place: Page | Locator, name: string | RegExp) => place.getByRole('link', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens a screen in a browser with the system's time, logs in on the way, and closes it after `work`. */
async function visit(creator: Creator, address: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { width, hands, login } = creator
  const context = await stage.newVisitor({ viewport: { width, height: 900 }, hasTouch: hands === touch })
  await context.clock.install({ time: now })
  await context.addInitScript(() => addEventListener('focusin', () => (document.documentElement.dataset.focused = '')))
  const page = await context.newPage()
  const errors = collectPageErrors(page)
  await page.goto(stage.system.url + address)
  await page.waitForURL('**/login**')
  await hands.type(page.getByLabel('Email', { exact: true }), login.email)
  await hands.type(page.getByLabel('Password', { exact: true }), login.password)
  await hands.press(button(page, 'Log in'))
  await page.waitForURL(`**${address}`)
  await work(page)
  expect(errors).toEqual([])
  await context.close()
}

/** Checks a screen that the creator has just used. */
async function checkScreen(page: Page, { width }: Creator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the page is as wide as the screen').toBe(
    width,
  )
}

/** Opens the menu that has a link. A tap is lost if the page moves under it. It is then repeated, as a person would. */
const openMenu = (page: Page, target: Locator) =>
  vi.waitFor(
    async () => {
      if (!(await target.isVisible())) await button(page, 'Open menu').tap({ timeout: 5_000 })
      await target.waitFor({ timeout: 5_000 })
    },
    { timeout: 60_000 },
  )

/** Follows a link of the navigation. */
async function goTo(page: Page, { width, hands }: Creator, screen: string, view?: string): Promise<void> {
  if (width === 390) await openMenu(page, link(page, screen))
  await hands.press(link(page, screen))
  if (view) await hands.press(link(page, view))
  const name = view ? `${screen} ${view}` : screen
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Votes for a title on the page of a shared link, as somebody without an account. */
async function vote(url: string, title: string): Promise<void> {
  const context = await stage.newVisitor({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  const errors = collectPageErrors(page)
  await page.goto(url)
  await page.getByRole('radio', { name: title }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.getByText('Thank you. Your vote counts. Voters: 1').waitFor()
  expect(errors).toEqual([])
  await context.close()
}

const note = 'Say the number of hours.'

beforeAll(async () => void (await signUpUsers(stage.system, 1, 'youtube.com/@slow.loom.studio')))

describe('two days before', () => {
  it.concurrent.each(creators)(
    '$width: goes from an idea to a draft with a date, a vote and a planned test',
    (creator) =>
      visit(creator, '/dashboard/drafts', async (page) => {
        const { hands, video, otherTitle } = creator
        await hands.press(button(page, 'New video'))
        await page.waitForURL('**/dashboard/drafts/*')
        creator.draft = new URL(page.url()).pathname.split('/').at(-1) ?? ''
        await hands.type(page.getByPlaceholder('Enter your video title'), video.title)
        await hands.press(link(page, 'Add a title'))
        await hands.type(page.getByRole('textbox', { name: 'Title 2' }), otherTitle)
        await hands.press(link(page, 'Title and thumbnail'))
        const thumbnails = section(page, 'Thumbnails')
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          hands.press(thumbnails.getByText('Choose an image')),
        ])
        await chooser.setFiles(path.resolve(import.meta.dirname, '../../infra/local/seed/thumbnails/pasta.jpg'))
        await thumbnails.getByRole('img', { name: 'Thumbnail 1' }).waitFor()
        await hands.press(button(page, 'Get Insights'))
        await section(page, 'More about this analysis').waitFor()
        await checkScreen(page, creator)

        await hands.press(link(page, /^Test/))
        const share = section(page, 'Ask for votes')
        await hands.press(button(share, 'Create the link'))
        await share.getByText('Nobody has voted yet.').waitFor()
        await vote(await share.getByRole('textbox', { name: 'Link' }).inputValue(), otherTitle)
        await page.reload()
        await share.getByText('1 person voted').waitFor()
        expect(await share.getByRole('list', { name: 'Titles' }).innerText()).toMatch(`${otherTitle}\n100% · 1 vote`)
        // The second creator has a plan with one link.
        await (creator.width === 390
          ? share.getByText(/^As many links are open/)
          : button(share, 'Create a link')
        ).waitFor()

        await hands.press(link(page, /^Publish/))
        await hands.setDay(page.getByLabel('Planned date'), '2027-04-13')
        await checkScreen(page, creator)
        await hands.press(link(page, /^Test/))
        const tests = section(page, 'Test')
        await hands.press(button(tests, 'Plan a test'))
        await hands.press(button(tests, 'Save the test'))
        await tests.getByText('Not started').waitFor()
        await checkScreen(page, creator)

        await goTo(page, creator, 'Videos', 'Calendar')
        await (creator.width === 390
          ? page.getByRole('listitem').filter({ hasText: 'Tuesday, April 13, 2027' })
          : page.getByRole('gridcell', { name: /^Tuesday, April 13, 2027, 1 draft / })
        )
          .getByText(video.title)
          .waitFor()
        await checkScreen(page, creator)
      }),
  )
})

describe('on the day', () => {
  beforeAll(() => goOnAt(markedAt), slowStart)

  it.concurrent.each(creators)('$width: turns on the emails and marks the draft as published', (creator) =>
    visit(creator, `/dashboard/drafts/${creator.draft}#publish`, async (page) => {
      const { hands, video } = creator
      await hands.press(link(page, 'turn it on in your settings'))
      await hands.press(page.getByRole('switch', { name: 'Reviews of published videos' }))
      await page.getByText('Reviews of published videos: turned on.').first().waitFor()
      await goTo(page, creator, 'Videos')
      await hands.press(link(page, video.title))
      await hands.press(link(page, /^Publish/))
      await hands.type(page.getByRole('textbox', { name: 'Video URL' }), `https://youtu.be/${video.id}`)
      await hands.press(button(page, 'Mark as published'))
      const publish = section(page, 'Publish')
      await publish.getByText('Published. You marked it on Apr 13, 2027.').waitFor()
      await publish.getByText('We’ll check our prediction 7 and 28 days').waitFor()
      await checkScreen(page, creator)
      await hands.press(link(publish, 'Open the review'))
      await page.getByText('Marked as published on Apr 13, 2027 · Next review: Apr 20, 2027').waitFor()
      await checkScreen(page, creator)
    }),
  )
})

describe('eight days later', () => {
  beforeAll(async () => {
    await goOnAt(markedAt + 8 * dayMs)
    await waitForJobs(({ call }) => expect(call?.after7).toBeDefined())
  }, slowStart)

  it.concurrent.each(creators)(
    '$width: opens the review from the email, records the test and writes a note',
    async (creator) => {
      const { hands, login, video } = creator
      // The demo creator has older videos, whose reviews may become ready at the same time.
      const readMail = () => findNewestMail(stage.system, login.email, 'Your 7-day review is ready', video.title)
      const { html } = await vi.waitFor(readMail, { timeout: 60_000, interval: 200 })
      const [, address = ''] = /href="[^"]*(\/dashboard\/review\?[^"]*)"/.exec(html) ?? []
      await visit(creator, address, async (page) => {
        await page.getByText('7 days after you marked it as published · Next review: May 11, 2027').waitFor()
        const happened = section(page, 'What happened')
        await happened.getByText('8 days after it was published').waitFor()
        await happened.getByText(/ your usual: at this age/).waitFor()
        await checkScreen(page, creator)

        await hands.press(link(page, 'Open the draft'))
        await hands.press(link(page, /^Test/))
        const tests = section(page, 'Test')
        await hands.press(button(tests, 'Record the outcome'))
        const dialog = page.getByRole('dialog')
        await hands.choose(dialog.getByLabel('Which variant'), 'Variant B')
        await hands.type(dialog.getByLabel('Variant A', { exact: true }), '46')
        await hands.type(dialog.getByLabel('Variant B', { exact: true }), '54')
        await hands.press(button(dialog, 'Save the outcome'))
        await tests.getByText('Winner: B').waitFor()
        await checkScreen(page, creator)

        await hands.press(link(page, /^Review/))
        await section(page, 'What your tests say').getByText('54% of watch time').waitFor()
        await hands.type(page.getByLabel('Your note'), note)
        await page.getByTestId('save-stage').getByText('Saved', { exact: true }).waitFor()
        await checkScreen(page, creator)
      })
    },
  )
})

describe('four weeks later', () => {
  beforeAll(async () => {
    await goOnAt(markedAt + 29 * dayMs)
    await waitForJobs(({ call, state }) => {
      expect(call?.after28).toBeDefined()
      expect(state).toBe('reviewed')
    })
  }, slowStart)

  it.concurrent.each(creators)('$width: finds the draft reviewed, its note, and the record', (creator) =>
    visit(creator, '/dashboard/drafts', async (page) => {
      const { hands, video, otherTitle } = creator
      const reviewed = page.getByRole('region', { name: /^Reviewed/ })
      await hands.press(link(reviewed, video.title))
      await hands.press(link(page, 'Open the review'))
      await page.getByText('28 days after you marked it as published', { exact: true }).waitFor()
      const happened = section(page, 'What happened')
      await happened.getByText('29 days after it was published').waitFor()
      await section(page, 'What we said')
        .getByText(/after 28 days$/)
        .waitFor()
      expect(await page.getByLabel('Your note').inputValue()).toBe(note)
      await checkScreen(page, creator)

      await goTo(page, creator, 'Videos', 'Results')
      await section(page, 'Your tests').getByText(otherTitle).waitFor()
      await section(page, 'What wins your tests').getByText('1 test with a winner', { exact: true }).waitFor()
      await section(page, 'Our predictions for you')
        .getByText(/ a result so far|reached the top quarter/)
        .first()
        .waitFor()
      await checkScreen(page, creator)
    }),
  )
})
