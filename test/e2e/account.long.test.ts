import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpBrowserTest } from '#test/support/browser-test.ts'
import { findNewestMail } from '#test/support/inbox.ts'

// Each test continues with the account as the one before it left it.
const stage = setUpBrowserTest()
const profile = '/dashboard/profile'
const newAddress = 'augusta.byron@example.com'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Logs in with another browser, which leads to the field for the authenticator code or to the dashboard. */
async function logIn(password: string, email: string = demoLogin.email): Promise<Page> {
  const page = await (await stage.newVisitor()).newPage()
  await page.goto(`${stage.system.url}/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Log in')
  return page
}

it('changes name, password, second factor and language, and another browser sees each change', async () => {
  const page = await (await stage.newVisitor()).newPage()
  const pageErrors = collectPageErrors(page)
  await logInAsDemo(page, stage.system.url, profile)
  await page.getByLabel('Full Name').fill('Augusta Byron')
  await press(page, 'Update Profile')
  await page.getByRole('complementary').getByText('Augusta Byron').waitFor()

  await press(page, 'Change Password')
  await page.getByLabel('Current password').fill(demoLogin.password)
  await page.getByLabel('New password').fill('quite another one')
  await press(page, 'Set new password')
  await page.getByText('Your password has been changed.').first().waitFor()

  await press(page, 'Set up')
  const key = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()
  const app = new TOTP({ secret: key?.replaceAll(' ', '') ?? '' })
  await page.getByLabel('Code from the app').fill(app.generate())
  await press(page, 'Verify and turn on')
  await page.getByText('On', { exact: true }).waitFor()

  await page.goto(`${stage.system.url}/dashboard/settings`)
  await page
    .getByRole('region', { name: 'Language and time' })
    .getByLabel('Language', { exact: true })
    .selectOption('fr')
  await press(page, 'Save Changes')
  await page.getByRole('heading', { name: 'Réglages', exact: true }).waitFor()
  expect(pageErrors).toEqual([])

  const other = await logIn('quite another one')
  await other.getByLabel('Code from your authenticator app').fill(app.generate())
  await press(other, 'Log in')
  await other.getByRole('heading', { name: 'Ravi de vous revoir, Augusta !' }).waitFor()
  await other.goto(`${stage.system.url}${profile}`)
  await press(other, 'Désactiver')
  await other.getByLabel('Mot de passe actuel', { exact: true }).fill('quite another one')
  await other.getByRole('dialog').getByRole('button', { name: 'Désactiver' }).click()
  await other.getByText('Désactivée', { exact: true }).waitFor()

  const third = await logIn('quite another one')
  await third.waitForURL('**/dashboard')
})

it('changes the email address with a code to the new one, notifies the old one, and refuses it at login', async () => {
  const page = await logIn('quite another one')
  await page.getByRole('heading', { name: 'Ravi de vous revoir, Augusta !' }).waitFor()
  const pageErrors = collectPageErrors(page)
  await page.goto(`${stage.system.url}${profile}`)
  await press(page, 'Modifier l’adresse e-mail')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill('quite another one')
  await press(page, 'Continuer')
  await dialog.getByLabel('Nouvelle adresse e-mail').fill(newAddress)
  await press(page, 'Envoyer le code')
  await dialog.getByLabel('Code reçu par e-mail').waitFor()
  const { html } = await findNewestMail(stage.system, newAddress, 'Confirmez votre nouvelle adresse e-mail')
  await dialog.getByLabel('Code reçu par e-mail').fill(/>(\d{6})</.exec(html)?.[1] ?? '')
  await press(page, 'Changer d’adresse')
  await page
    .getByText(/^Votre adresse e-mail a changé et tous les appareils sont déconnectés\./)
    .first()
    .waitFor()
  await page.waitForURL('**/login**')
  await findNewestMail(stage.system, demoLogin.email, 'Votre adresse e-mail a été modifiée')
  expect(pageErrors).toEqual([])

  const oldAddressPage = await logIn('quite another one')
  await oldAddressPage.getByText('Invalid email or password').first().waitFor()
  const newAddressPage = await logIn('quite another one', newAddress)
  await newAddressPage.waitForURL('**/dashboard')
})

it('exports all data of the account as one file, after the password is entered', async () => {
  const page = await logIn('quite another one', newAddress)
  await page.getByRole('heading', { name: 'Ravi de vous revoir, Augusta !' }).waitFor()
  await page.goto(`${stage.system.url}${profile}`)
  await press(page, 'Télécharger mes données')
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill('quite another one')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Télécharger mes données' }).click(),
  ])
  const exportedData: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(exportedData).toMatchObject({ sign_in: [{ email: newAddress }], accounts: [{ name: 'Augusta Byron' }] })
  await page.getByText('Vos données ont été téléchargées.').first().waitFor()
})

it('deletes the account with the password, confirms it by toast and email, and refuses later logins', async () => {
  const page = await logIn('quite another one', newAddress)
  await page.getByRole('heading', { name: 'Ravi de vous revoir, Augusta !' }).waitFor()
  await page.goto(`${stage.system.url}${profile}`)
  await press(page, 'Supprimer le compte')
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill('quite another one')
  await press(page, 'Supprimer définitivement')
  await page
    .getByText(/^(Votre compte a été supprimé|Your account has been deleted)\.$/)
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await findNewestMail(stage.system, newAddress, 'Votre compte Viewcraft a été supprimé')
  const pool = await readFile(path.join(stage.data, 'pool.json'), 'utf8')
  for (const trace of [demoLogin.email, newAddress, 'Augusta Byron']) expect(pool).not.toContain(trace)

  const deletedUserPage = await logIn('quite another one', newAddress)
  await deletedUserPage.getByText('Invalid email or password').first().waitFor()
})
