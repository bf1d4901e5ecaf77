import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { isFocused, pressOn, tabTo, typeInto } from '#test/support/keyboard.ts'
import { newestCode } from '#test/support/signing-up.ts'

const stage = setUpSharedBrowserTest()

const email = 'keys@example.com'
const password = 'a long enough one'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('signs up, confirms the address, logs out and in, and changes settings with the keyboard only', async () => {
  const page = await (await stage.newVisitor()).newPage()
  await page.goto(`${stage.system.url}/login`)
  await pressOn(page, page.getByRole('link', { name: 'Sign up' }))

  await typeInto(page, page.getByLabel('Full name'), 'Ada Keys')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid email address').waitFor()
  expect(await isFocused(page.getByLabel('Email', { exact: true })), 'the first fault has the focus').toBe(true)
  await page.keyboard.insertText(email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('YouTube channel URL'), 'youtube.com/@slow.loom.studio')
  await page.getByText('Found on YouTube').waitFor()
  await pressOn(page, button(page, 'Create account'))
  await page.waitForURL('**/auth/verify-email')
  await typeInto(page, page.getByLabel('Code from the email'), await newestCode(stage, email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await pressOn(page, button(page, 'Sign Out'))
  await page.waitForURL(`${stage.system.url}/`)
  await pressOn(
    page,
    page
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Log in', exact: true }))
      .first(),
  )
  await typeInto(page, page.getByLabel('Email', { exact: true }), email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'not the right one')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid email or password').first().waitFor()
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await pressOn(page, page.getByRole('link', { name: 'Settings', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  const weekly = page.getByRole('switch', { name: 'Weekly trend reports' })
  await pressOn(page, weekly, 'Space')
  await page.getByText('Weekly trend reports: turned on.').first().waitFor()
  const inForm = page.getByRole('region', { name: 'Language and time' })
  await tabTo(page, inForm.getByLabel('Language', { exact: true }))
  await page.keyboard.press('f')
  await pressOn(page, button(page, 'Save Changes'))
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
})

it('finds a screen, analyzes a title, applies a step and sees no lower verdict with the keyboard only', async () => {
  const page = await (await stage.newVisitor({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`${stage.system.url}/login`)
  await typeInto(page, page.getByLabel('Email', { exact: true }), demoLogin.email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoLogin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  const opener = button(page, 'Search')
  const search = page.getByRole('combobox', { name: 'Search, or type a title' })
  await pressOn(page, opener)
  await search.waitFor()
  expect(await isFocused(search), 'the palette has the focus').toBe(true)
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  expect(await isFocused(opener), 'the focus is back').toBe(true)
  await page.keyboard.press('ControlOrMeta+K')
  await search.waitFor()
  await page.keyboard.type('record')
  await page.getByRole('option', { name: /^Results/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  const results = page.getByRole('heading', { level: 1, name: 'Videos Results' })
  await results.waitFor()
  expect(await isFocused(results), 'the heading has the focus').toBe(true)
  await page.keyboard.type('gi')
  await page.getByRole('heading', { level: 1, name: 'Predictive Insights' }).waitFor()

  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await typeInto(page, title, 'Daily vlog #12 | how I built a tiny house in 30 days!!')
  await page.getByText(/^Of 100 videos whose titles ranked like this one/).waitFor()
  await pressOn(page, button(page, 'Get Insights'))
  const insights = page.getByRole('region', { name: 'AI Insights' })
  const readVerdict = async () => {
    const text = await insights
      .getByText(/^This title ranks (?:above|below) .* of your own (?:\d+ )?videos\./)
      .textContent()
    return Number(/(\d+)%/.exec(text ?? '')?.[1])
  }
  const before = await readVerdict()
  const first = page.url()

  const use = insights.getByRole('button', { name: /^Use this title: / }).first()
  const edited = (await use.getAttribute('aria-label'))?.replace('Use this title: ', '')
  await pressOn(page, use)
  await expect.poll(() => title.inputValue()).toBe(edited)
  await tabTo(page, button(page, 'Get Insights'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url(), { timeout: 15_000 }).not.toBe(first)
  expect(await readVerdict()).toBeGreaterThanOrEqual(before)
})
