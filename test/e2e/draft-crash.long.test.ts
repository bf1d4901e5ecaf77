import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { contract } from '#shared/contract/index.ts'
import { createRandom } from '#shared/random.ts'
import { ask } from '#test/support/ask.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { signIn } from '#test/support/system-users.ts'

/** A fixed port, so that the page keeps its address after a restart. The system never picks one as low as this. */
const port = 20_000 + (process.pid % 12_000)
const stage = setUpBrowserTest({ PORT: String(port) })

/**
 * A moment is a kill of the server while one writer is typing, after one key press and before the next. Each kill hits every
 * writer, each at a different point of a text, a pause or a save: 4 kills of 5 writers are 20 moments.
 */
const [kills, writers] = [4, 5]
/** The timeout for a busy machine. */
const patience = { timeout: 40_000 }

/** A writer who types into the notes of their own draft, on their own page. */
interface Writer {
  readonly id: string
  readonly random: () => number
  page: Page
  typed: string
  /** The longest text that a page has shown as saved. */
  saved: string
  isStopped: boolean
}

const stageOf = (page: Page) => page.getByTestId('save-stage')

/**
 * Opens the writer's draft. The page, and every document that it loads later, keeps the text that it last showed as
 * saved.
 */
async function openPage(context: BrowserContext, { id }: Pick<Writer, 'id'>, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const check = () => {
      const notes = [...document.querySelectorAll('textarea')].find(({ labels }) => labels[0]?.textContent === 'Notes')
      const shown = document.querySelector('[data-testid=save-stage]')?.textContent
      if (notes && shown === 'Saved') Reflect.set(window, 'shownAsSaved', notes.value)
    }
    // React may replace any element, but not the document.
    new MutationObserver(check).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${url}/dashboard/drafts/${id}#details`)
  await page.getByLabel('Notes').waitFor()
  return page
}

/** Records what the writer's page has shown as saved. Reads it from the page, so that no report can still be under way. */
async function readShown(writer: Writer): Promise<string> {
  const shown = await writer.page.evaluate(() => String(Reflect.get(window, 'shownAsSaved') ?? ''))
  if (shown.length > writer.saved.length) writer.saved = shown
  return writer.saved
}

/** Types words until stopped, with pauses that are long enough to save some of them. */
async function type(writer: Writer): Promise<void> {
  const { random } = writer
  const notes = writer.page.getByLabel('Notes')
  // A page that was opened again has its cursor at the start.
  await notes.press('Control+End')
  while (!writer.isStopped) {
    for (const letter of `${Math.floor(random() * 1000)} `) {
      if (writer.isStopped) return
      writer.typed += letter
      await notes.press(letter === ' ' ? 'Space' : letter)
      await writer.page.waitForTimeout(20 + random() * 150)
    }
    // Some pauses are longer than the 0.7 seconds of quiet after which the text is sent.
    if (random() < 0.4) await writer.page.waitForTimeout(400 + random() * 900)
  }
}

it('text shown as saved survives kill -9 of the server, and typed text survives a closed page', async () => {
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
      const writer = { id, random: createRandom(seed), typed: '', saved: '', isStopped: false }
      return Object.assign(writer, { page: await openPage(context, writer, url) })
    }),
  )
  const readNotes = async ({ id }: Writer) => {
    const { body } = await ask(url, 'GET', `/api/drafts/${id}`, { as: token })
    return contract.drafts.get.output.parse(body).draft.notes
  }
  const random = createRandom(writers)
  for (let kill = 0; kill < kills; kill++) {
    for (const writer of people) writer.isStopped = false
    const typing = Promise.all(people.map(type))
    const lengths = people.map(({ typed }) => typed.length)
    await expect.poll(() => people.every(({ typed }, at) => typed.length > (lengths[at] ?? 0) + 3), patience).toBe(true)
    await people[0]?.page.waitForTimeout(1500 * random())
    await stage.system.end('SIGKILL')
    const typedAtKill = people.map(({ typed }) => typed)
    // The writers keep typing without a server: the kill hit each of them between two keys.
    await expect.poll(() => people.every(({ typed }, at) => typed !== typedAtKill[at]), patience).toBe(true)
    for (const writer of people) writer.isStopped = true
    await typing
    const shown = await Promise.all(people.map(readShown))
    // One page is closed too, while the server is down and the typed text is only on the device.
    const victim = people[kill % writers]
    await victim?.page.close()
    await stage.restart()
    const found = await Promise.all(people.map(readNotes))
    for (const [at, notes] of found.entries()) expect(notes.startsWith(shown[at] ?? '')).toBe(true)
    if (victim) victim.page = await openPage(context, victim, url)
    for (const { page } of people) await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  for (const writer of people) {
    await expect.poll(() => stageOf(writer.page).textContent(), patience).toBe('Saved')
    expect(await readNotes(writer)).toBe(writer.typed)
    expect(await readShown(writer)).toBe(writer.typed)
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
  await page.goto(`${url}/dashboard/drafts/${id}#details`)
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
