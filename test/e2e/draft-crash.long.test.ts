import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { contract } from '#shared/contract/index.ts'
import { createRandom } from '#shared/random.ts'
import { ask } from '../support/ask.ts'
import { logInAsDemo, setUpBrowserTest } from '../support/browser-test.ts'
import { signIn } from '../support/system-users.ts'

/** The page keeps its address when the server is started again. */
const port = 40_000 + (process.pid % 20_000)
const stage = setUpBrowserTest({ PORT: String(port) })

/** Each kill of the server meets four drafts, each at another moment of saving. */
const [kills, writers] = [3, 7]

/** Somebody who types into the notes of a draft of their own, in a page of their own. */
interface Writer {
  readonly id: string
  readonly random: () => number
  page: Page
  typed: string
  /** The longest text that the page has shown as saved. */
  saved: string
}

const stageOf = (page: Page) => page.getByTestId('save-stage')

/** Opens the writer's draft and reports every text that is shown as saved. */
async function openPage(context: BrowserContext, writer: Omit<Writer, 'page'>, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.exposeFunction('onShownAsSaved', (text: string) => {
    if (text.length > writer.saved.length) writer.saved = text
  })
  await page.goto(`${url}/dashboard/draft?id=${writer.id}`)
  await page.getByLabel('Notes').waitFor()
  await page.evaluate(() => {
    const check = () => {
      const notes = document.querySelector('textarea')?.value ?? ''
      const shown = document.querySelector('[data-testid=save-stage]')?.textContent
      if (shown === 'Saved') Reflect.get(window, 'onShownAsSaved')(notes)
    }
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return page
}

/** Types words with pauses, so that some are saved and some are not. */
async function type(writer: Writer): Promise<void> {
  const { random } = writer
  // A page that was opened again has its cursor at the start.
  await writer.page.getByLabel('Notes').press('Control+End')
  const words = 2 + Math.floor(random() * 3)
  for (let word = 0; word < words; word++) {
    const text = `${Math.floor(random() * 1000)} `
    writer.typed += text
    await writer.page.getByLabel('Notes').pressSequentially(text, { delay: 20 + random() * 150 })
  }
}

it('what was shown as saved is there after kill -9 of the server, and what was typed is not lost when pages are killed', async () => {
  const { url } = stage.system
  const context = await stage.newVisitor()
  const first = await context.newPage()
  await logInAsDemo(first, url, '/dashboard/help')
  await first.close()
  const token = await signIn(stage.system, demoLogin.email)
  const people = await Promise.all(
    Array.from({ length: writers }, async (_, seed): Promise<Writer> => {
      const { body } = await ask(url, 'POST', '/api/drafts', { as: token, body: {} })
      const { id } = contract.drafts.create.output.parse(body).draft
      const writer = { id, random: createRandom(seed), typed: '', saved: '' }
      return Object.assign(writer, { page: await openPage(context, writer, url) })
    }),
  )
  const readNotes = async ({ id }: Writer) => {
    const { body } = await ask(url, 'GET', `/api/drafts/${id}`, { as: token })
    return contract.drafts.get.output.parse(body).draft.notes
  }
  for (let kill = 0; kill < kills; kill++) {
    await Promise.all(people.map(type))
    await stage.system.end('SIGKILL')
    const shown = people.map(({ saved }) => saved)
    // One page is killed too, while the server is down and what it shows is only on the device.
    const victim = people[kill % writers]
    await victim?.page.close()
    await stage.restart()
    const found = await Promise.all(people.map(readNotes))
    for (const [at, notes] of found.entries()) expect(notes.startsWith(shown[at] ?? '')).toBe(true)
    if (victim) victim.page = await openPage(context, victim, url)
    for (const { page } of people) await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  for (const writer of people) {
    await expect.poll(() => stageOf(writer.page).textContent(), { timeout: 40_000 }).toBe('Saved')
    expect(await readNotes(writer)).toBe(writer.typed)
    expect(writer.saved).toBe(writer.typed)
  }
}, 240_000)

it('a minute offline shows what is not saved yet, and everything is saved on return', async () => {
  const { url } = stage.system
  const context = await stage.newVisitor()
  const page = await context.newPage()
  await page.clock.install()
  await logInAsDemo(page, url, '/dashboard/help')
  const token = await signIn(stage.system, demoLogin.email)
  const { body } = await ask(url, 'POST', '/api/drafts', { as: token, body: {} })
  const { id } = contract.drafts.create.output.parse(body).draft
  await page.goto(`${url}/dashboard/draft?id=${id}`)
  await page.getByLabel('Notes').waitFor()
  await context.setOffline(true)
  for (const text of ['Written ', 'offline']) {
    await page.getByLabel('Notes').pressSequentially(text)
    await page.clock.runFor(30_000)
    await expect.poll(() => stageOf(page).textContent()).toBe('Not saved yet: kept on this device')
  }
  await context.setOffline(false)
  await expect.poll(() => stageOf(page).textContent()).toBe('Saved')
  const read = await ask(url, 'GET', `/api/drafts/${id}`, { as: token })
  expect(contract.drafts.get.output.parse(read.body).draft.notes).toBe('Written offline')
})
