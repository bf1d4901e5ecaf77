import { expect, it } from 'vitest'
import { demoLogin } from '#infra/local/seed/demo.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { setUpSharedBrowserTest } from '#test/support/browser-test.ts'
import { paths } from '#web/paths.ts'

const stage = setUpSharedBrowserTest()

it('keeps a video that the YouTube app on a phone shares as an idea, even if the user must log in first', async () => {
  const context = await stage.newVisitor({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const pageErrors = collectPageErrors(page)
  await page.goto(`${stage.system.url}/login`)
  const devTools = await context.newCDPSession(page)
  const { errors, data = '' } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // A private window cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  // Opens the page as Android does.
  const { action, params } = JSON.parse(data).share_target
  const shared = new URLSearchParams({
    [params.title]: 'Night trains to Narvik',
    [params.text]: 'https://youtu.be/dQw4w9WgXcQ?si=x',
  })
  await page.goto(`${stage.system.url}${action}?${shared}`)
  await page.waitForURL('**/login')
  // The page may be reloaded, as phones do with pages in the background.
  await page.reload()
  await page.getByLabel('Email', { exact: true }).fill(demoLogin.email)
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Keep as an idea' }).click()
  await page.waitForURL('**/dashboard/drafts/*')
  expect(await page.getByLabel('Working name').inputValue()).toBe('Night trains to Narvik')
  expect(await page.getByLabel('Notes').inputValue()).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.goBack()
  await page.waitForURL((url) => url.pathname !== action && !url.pathname.startsWith(`${paths.drafts}/`))
  expect(pageErrors).toEqual([])
})
