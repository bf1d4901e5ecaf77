import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setUpBackend, signingSecret, siteUrl } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'

let accounts: typeof import('#functions/store/accounts.ts')
let tokens: typeof import('#functions/services/mail/unsubscribe-token.ts')
const backend = setUpBackend()
beforeAll(async () => {
  accounts = await import('#functions/store/accounts.ts')
  tokens = await import('#functions/services/mail/unsubscribe-token.ts')
})

const everything = { mailAnalyses: true, mailWeekly: true, mailAlerts: true, mailReviews: true, mailReminders: true }
async function makeReader() {
  const { userId } = await makeCreator(backend)
  await accounts.updateAccount(userId, everything)
  return userId
}
const readChosen = async (userId: string) => {
  const account = await accounts.getAccount(userId)
  return Object.fromEntries(Object.values(accounts.notificationAttribute).map((name) => [name, account?.[name]]))
}
const post = (token: string) =>
  backend.request('POST', `/api/unsubscribe/${token}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('one click turns off one kind of notification of one user, without a login, and can be repeated', async () => {
  const [ann, bob] = [await makeReader(), await makeReader()]
  const token = await tokens.createUnsubscribeToken(ann, 'weekly')
  for (let times = 0; times < 2; times++) {
    expect(await post(token)).toMatchObject({ status: 200, body: { kind: 'weekly' } })
    expect(await readChosen(ann)).toEqual({ ...everything, mailWeekly: false })
  }
  expect(await readChosen(bob)).toEqual(everything)
})

test('opening the link redirects to the page with the button and changes nothing', async () => {
  const ann = await makeReader()
  const token = await tokens.createUnsubscribeToken(ann, 'alerts')
  const before = await backend.everything('limits')
  const { status, headers } = await backend.request('GET', `/api/unsubscribe/${token}`)
  expect({ status, location: headers.location }).toEqual({ status: 303, location: `${siteUrl}/unsubscribe#${token}` })
  expect(await backend.everything('limits')).toEqual(before)
})

test('a token is invalid for another user, another kind or with another signature', async () => {
  const [ann, bob] = [await makeReader(), await makeReader()]
  const [kind, user, signature = ''] = (await tokens.createUnsubscribeToken(ann, 'weekly')).split('.')
  const bobs = (await tokens.createUnsubscribeToken(bob, 'weekly')).split('.')[2]
  const forged = createHmac('sha256', 'a guess').update(`stop-mails:weekly.${bob}`).digest('base64url')
  const unprefixed = createHmac('sha256', signingSecret.current).update(`weekly.${bob}`).digest('base64url')
  for (const token of [
    `${kind}.${bob}.${signature}`,
    `alerts.${user}.${signature}`,
    `all.${user}.${signature}`,
    `${kind}.${user}.${bobs}`,
    `${kind}.${bob}.${forged}`,
    `${kind}.${bob}.${unprefixed}`,
    `${kind}.${bob}.${'A'.repeat(43)}`,
  ])
    expect(await post(token)).toMatchObject({ status: 400, body: { error: { code: 'link_invalid' } } })
  expect(await post(`${kind}.${user}`)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } })
  for (const one of [ann, bob]) expect(await readChosen(one)).toEqual(everything)
})

test("a link signed with the previous secret works, and a deleted user's link does not reveal the deletion", async () => {
  const ann = await makeReader()
  const signed = (userId: string) =>
    `weekly.${userId}.${createHmac('sha256', signingSecret.previous).update(`stop-mails:weekly.${userId}`).digest('base64url')}`
  expect(await post(signed(ann))).toMatchObject({ status: 200 })
  expect(await readChosen(ann)).toEqual({ ...everything, mailWeekly: false })
  const before = await backend.items('accounts')
  expect(await post(signed('nobody'))).toMatchObject({ status: 200, body: { kind: 'weekly' } })
  expect(await backend.items('accounts')).toEqual(before)
})
