import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { operator } from '#shared/operator.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { findNewestMail } from '#test/support/inbox.ts'

const stage = setUpSharedBrowserTest()
const kind = 'Email notifications for analysis completion'

it('sends the email that was turned on, and unsubscribes through the link in it without a login', async () => {
  const page = await (await stage.newVisitor()).newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, '/dashboard/settings')
  const toggle = page.getByRole('switch', { name: kind })
  await toggle.click()
  await page.getByText(`${kind}: turned on.`).first().waitFor()

  await page.goto(`${stage.system.url}/dashboard/predictive-insights`)
  await page.getByPlaceholder('Enter your video title').fill('How to Bake Bread in 10 Minutes')
  await page.getByRole('button', { name: 'Get Insights' }).click()
  await page.getByText('Analysis completed successfully!').first().waitFor()
  await findNewestMail(stage.system, demoLogin.email, 'Your analysis is complete', 'How to Bake Bread in 10 Minutes')

  const loggedOutPage = await (await stage.newVisitor({ locale: 'fr-FR' })).newPage()
  await loggedOutPage.goto(stage.system.inbox)
  const mail = loggedOutPage.getByRole('article').filter({ hasText: 'Your analysis is complete' }).first()
  await mail.getByRole('link', { name: /\/unsubscribe#/ }).click()
  await loggedOutPage.getByRole('button', { name: 'Ne plus les recevoir' }).click()
  await loggedOutPage.getByRole('heading', { name: 'C’est arrêté' }).waitFor()

  await page.goto(`${stage.system.url}/dashboard/settings`)
  await page.getByRole('switch', { name: kind, checked: false }).waitFor()
  expect(pageErrors).toEqual([])
})

it('emails an inquiry to the operator, and its reference to the sender', async () => {
  const page = await (await stage.newVisitor()).newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, '/enterprise-inquiry')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await page.getByText('Company name is required').waitFor()
  await page.getByLabel('Company name').fill('Acme & Daughters')
  await page.getByLabel('Number of channels').selectOption('20+')
  await page.getByLabel('Additional needs').fill('One invoice for all channels')
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await page.waitForURL('**/enterprise-confirmation')
  // The page shows this after both emails were sent.
  await page.getByText('We’ve also emailed it to you.').waitFor()
  const reference = await page.getByText(/^VC-/).innerText()

  const operatorMail = await findNewestMail(
    stage.system,
    operator.mail ?? 'operator@viewcraft.local',
    undefined,
    reference,
  )
  expect(operatorMail.html).toContain('Acme &amp; Daughters')
  expect(operatorMail.html).toContain('One invoice for all channels')
  await findNewestMail(stage.system, demoLogin.email, undefined, reference)
  expect(pageErrors).toEqual([])
})
