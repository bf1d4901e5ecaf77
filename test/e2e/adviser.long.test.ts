import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createOpenAIStub } from '#infra/local/stubs/openai/openai.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'

const provider = createOpenAIStub({ key: 'a-key', model: 'a-model' })
let providerServer: RunningServer
/** Settings of the system. The stub server of the provider listens before the system starts, so its URL is known. */
const environment: Record<string, string> = {
  AI_API_KEY: 'a-key',
  AI_MODEL: 'a-model',
  AI_PRICE_IN: '1',
  AI_PRICE_OUT: '10',
}
beforeAll(async () => {
  providerServer = await listen(provider.listener)
  environment.AI_URL = `${providerServer.origin}/v1`
})
afterAll(() => providerServer.stop())
const stage = setUpBrowserTest(environment)

const draftTitle = 'Daily vlog #12 | how I built a tiny house in 30 days!!'
const idea = 'I Built a Whole Tiny House in 30 Days. Here Is How'

it('goes from a trend to AI titles, picks one, writes its description, and returns to the analysis', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, '/dashboard/trend-pulse')

  provider.answerNext({
    title: 'A plain promise that is easy to grasp.',
    description: 'The title says what happens.',
    thumbnailAnalysis: 'One subject and no text.',
    keyStrategies: ['Say what happens.'],
    engagementFactors: [{ factor: 'Talk', impact: 'high', suggestion: 'Ask one question.' }],
  })
  await page
    .getByRole('button', { name: /^Insights on/ })
    .first()
    .click()
  await page.getByText('A plain promise that is easy to grasp.').waitFor()
  await page.getByText('By AI', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Use as a starting point' }).click()

  await page.getByPlaceholder('Enter your video title').fill(draftTitle)
  const suggestion = {
    text: 'Put the result first',
    priority: 'high',
    explanation: 'It says at once what there is.',
    examples: [],
  }
  provider.answerNext({ title: { strengths: ['It names what happens.'], suggestions: [suggestion] }, thumbnail: null })
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByText('Put the result first').waitFor()
  await page.getByText('It names what happens.').waitFor()

  provider.answerNext({ titles: [idea] })
  await page.getByRole('button', { name: 'Generate AI Titles' }).click()
  await page.getByRole('button', { name: `Use this title: ${idea}` }).click()
  expect(await page.getByPlaceholder('Enter your video title').inputValue()).toBe(idea)

  await page.getByRole('link', { name: 'Description and tags' }).click()
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(idea)
  provider.answerNext({ description: 'A tiny house, from the first day to the last.', tags: ['tiny house'] })
  await page.getByLabel('Notes and chapters').fill('A tiny house, day by day.')
  await page.getByRole('button', { name: 'Write description and tags' }).click()
  await page.getByText(/^Written by an AI from your own words/).waitFor()
  await page.getByRole('button', { name: 'Copy description' }).click()
  await page.getByText('Description copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'A tiny house, from the first day to the last.',
  )

  await page.getByRole('link', { name: 'Title and thumbnail' }).click()
  await page.getByText('Put the result first').waitFor()
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(idea)
  expect(pageErrors).toEqual([])
})
