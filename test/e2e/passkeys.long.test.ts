import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'

const stage = setUpSharedBrowserTest()

/** Gives a page a device that holds passkeys and has verified its user. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

it('adds a passkey by keyboard, signs in with it, and is refused once it is removed', async () => {
  const context = await stage.newVisitor()
  const page = await context.newPage()
  const errors = collectPageErrors(page)
  await addAuthenticator(context, page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
  const signIn = async () => {
    await page.goto(`${stage.system.url}/login`)
    await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
    await press('Log in with a passkey')
  }

  await logInAsDemo(page, stage.system.url, '/dashboard/profile')
  await press('Add a passkey')
  const dialog = page.getByRole('dialog', { name: 'Passkeys' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Chrome on Linux')
  await page.keyboard.press('Enter')
  await dialog.getByText('Never used.').waitFor()
  await page.keyboard.press('Escape')
  await press('Sign Out')
  await page.waitForURL(`${stage.system.url}/`)

  const noted = page.waitForResponse('**/used')
  await signIn()
  await page.waitForURL('**/dashboard')
  await noted

  await page.goto(`${stage.system.url}/dashboard/profile?passkeys`)
  await dialog.getByText('Used within the last hour.').waitFor()
  await press('Remove the passkey “Chrome on Linux”')
  await page
    .getByRole('dialog', { name: 'Remove “Chrome on Linux”?' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter')
  await dialog.getByLabel('Name').waitFor()
  await page.keyboard.press('Escape')
  await press('Sign Out')
  await page.waitForURL(`${stage.system.url}/`)

  await signIn()
  await page.getByText('We found no passkey for this email address.').first().waitFor()
  expect(errors).toEqual([])
})
