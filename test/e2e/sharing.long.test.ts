import { expect, it } from 'vitest'
import { pageFaults } from '#test/support/axe-page.ts'
import { collectPageErrors } from '#test/support/browser.ts'
import { logInAsDemo, setUpSharedBrowserTest } from '#test/support/browser-test.ts'

const stage = setUpSharedBrowserTest()
const titles = ['I built a cabin in a month', 'How to build a cabin alone in 30 days'] as const

it('shares a draft through a link, on which a stranger votes, and shows the owner the vote', async () => {
  const context = await stage.newVisitor({ viewport: { width: 1440, height: 900 } })
  const owner = await context.newPage()
  const pageErrors = collectPageErrors(owner)
  await logInAsDemo(owner, stage.system.url, '/dashboard/drafts')
  await owner.getByRole('button', { name: 'New video' }).first().click()
  await owner.waitForURL('**/dashboard/drafts/*')
  await owner.getByRole('link', { name: 'Add a title' }).click()
  for (const [index, title] of titles.entries())
    await owner.getByRole('textbox', { name: `Title ${index + 1}` }).fill(title)
  await owner.getByText('Saved', { exact: true }).waitFor()
  await owner.getByRole('link', { name: /^Test/ }).click()
  const share = owner.getByRole('region', { name: 'Ask for votes' })
  await share.getByRole('button', { name: 'Create the link' }).click()
  const url = await share.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(url).toMatch(/\/s\/[\w-]{43}$/)
  await share.getByText('Nobody has voted yet.').waitFor()

  const stranger = await (await stage.newVisitor({ viewport: { width: 390, height: 800 } })).newPage()
  const strangerErrors = collectPageErrors(stranger)
  const opened = await stranger.goto(url)
  expect(opened?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await stranger.getByRole('heading', { name: 'Which one would you click?' }).waitFor()
  expect(await stranger.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await stranger.getByRole('button', { name: 'Vote' }).click()
  await stranger.getByText('Choose one first.').waitFor()
  await stranger.getByRole('radio', { name: titles[0] }).focus()
  await stranger.keyboard.press('Space')
  await stranger.keyboard.press('Enter')
  await stranger.getByText('Thank you. Your vote counts. Voters: 1').waitFor()
  await stranger.getByText('100% of votes · Your vote').waitFor()
  await stranger
    .getByText(/likely to be the best$/)
    .first()
    .waitFor()

  await stranger.reload()
  await stranger.getByText('100% of votes · Your vote').waitFor()
  await stranger.getByRole('button', { name: 'Change my vote' }).waitFor()
  expect(await stranger.getByRole('radio', { name: titles[0] }).isChecked()).toBe(true)
  expect(await pageFaults(stranger, 'share page with an earlier vote')).toEqual([])

  await owner.reload()
  await share.getByText('1 person voted').waitFor()
  await share.getByRole('button', { name: 'Close voting' }).click()
  await share.getByRole('button', { name: 'Reopen voting' }).waitFor()
  await stranger.reload()
  await stranger.getByText('Voting has ended.').waitFor()
  await stranger.getByText('100% of votes · Your vote').waitFor()
  expect(await pageFaults(stranger, 'share page after voting')).toEqual([])
  expect(await share.getByRole('list', { name: 'Titles' }).innerText()).toContain('1 vote')

  await share.getByRole('button', { name: 'Revoke' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await owner.getByText('Link revoked').waitFor()
  await stranger.reload()
  await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor()
  expect(pageErrors).toEqual([])
  // The browser reports the 404 of the revoked link.
  expect(strangerErrors.filter((error) => !error.includes('404'))).toEqual([])
})
