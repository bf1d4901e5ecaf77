import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { siteUrl } from '#test/support/backend.ts'
import { setOrigin } from '#test/support/origin.ts'
import { completeConsent, signInConnectedCreator } from './channel.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor, holdNextRequest } = setUpPageBackend()
const button = { name: 'Connect YouTube account' }

beforeEach(() => setOrigin(siteUrl))

/** Opens a page as a signed-in creator without a channel. */
async function open(location = '/dashboard') {
  const creator = await backend.signUpUser({ name: 'Ada Lovelace' })
  storeSession(creator)
  return { creator, ...(await visit(location, { backend })) }
}

/** Returns to an address in the same tab: a new page load with the same storage. */
async function returnTo(address: string) {
  cleanup()
  return visit(address, { backend })
}

describe('a creator without a connected channel', () => {
  test('sees a greeting with the first name and what connecting means', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Welcome back, Ada!' })
    await screen.findByText('Connect your YouTube account to see your channel analytics')
    screen.getByRole('link', { name: /^Manage access in your Google account/ })
    screen.getByRole('link', { name: /^YouTube Terms of Service/ })
    await screen.findByRole('link', { name: 'Score your first title' })
    expect(await accessibilityFaults()).toEqual([])
  })

  test('goes from the screen after sign-up directly to Google', async () => {
    const page = await open('/youtube/oauth')
    await screen.findByRole('heading', { name: 'Connect your channel' })
    expect(await accessibilityFaults()).toEqual([])
    await returnTo(await completeConsent(backend, page))
    await screen.findByRole('heading', { name: 'Channel Overview' })
    await findToast('Field Notes Kitchen is connected.')
    await userEvent.click(screen.getByRole('link', { name: 'Your channel' }))
    await screen.findByText(/^Field Notes Kitchen, connected on /)
  })

  test('sees that connecting is unavailable when no Google client is configured', async () => {
    storeSession(await backend.signUpUser())
    await visit('/dashboard', { backend, config: { google: undefined } })
    await userEvent.click(await screen.findByRole('button', button))
    await findToast('Failed to initiate YouTube connection')
  })
})

describe('coming back from Google', () => {
  test('exchanges the code once, even when React runs effects twice or the page reloads', async () => {
    const address = await completeConsent(backend, await open())
    let exchanges = 0
    interceptor.respond = (url) => {
      if (url === '/api/youtube/auth') exchanges++
      return undefined
    }
    cleanup()
    await visit(address, { backend, strict: true })
    await screen.findByRole('heading', { name: 'Channel Overview' })
    await returnTo(address)
    await screen.findByText(/^This response from Google doesn’t match a connection started in this tab/)
    expect(exchanges).toBe(1)
  })

  test('reads the top videos again when another channel replaces the connected one', async () => {
    await signInConnectedCreator(backend)
    const address = await completeConsent(backend, await visit('/youtube/oauth', { backend }), { account: '2' })
    const release = holdNextRequest('POST', '/api/youtube/auth')
    await returnTo(address)
    await screen.findByRole('heading', { name: 'What brought the views' })
    const reads: string[] = []
    interceptor.respond = (url) => {
      reads.push(new URL(url, siteUrl).pathname)
      return undefined
    }
    await release()
    await waitFor(() => expect(reads).toContain('/api/youtube/top'))
  })

  test.each([
    [{ choice: 'cancel' }, 'Authentication failed: access_denied'],
    [{ account: '4' }, /^This Google account has no YouTube channel\./],
    [{ granted: ['https://www.googleapis.com/auth/youtube.readonly'] }, /^Viewcraft needs both permissions/],
  ] as const)('shows what to do after %j', async (choice, text) => {
    await returnTo(await completeConsent(backend, await open(), choice))
    await screen.findByText(text)
    await screen.findByRole('button', button)
    expect(await accessibilityFaults()).toEqual([])
  })

  test('does not display an error that Google does not define', async () => {
    const address = await completeConsent(backend, await open(), { choice: 'cancel' })
    await returnTo(address.replace('access_denied', 'call+555-1234'))
    await screen.findByText('Google ended the connection for an unknown reason. Please connect again.')
    expect(document.body.textContent).not.toContain('555')
  })

  test('connects nothing when the code was already used or the state differs', async () => {
    const address = await completeConsent(backend, await open())
    const stolen = address.replace(/code=[^&]*/, 'code=4%2Fused')
    await returnTo(stolen)
    await screen.findByText(/^Google’s response was already used or has expired\./)
    await completeConsent(backend, await returnTo('/dashboard'))
    await returnTo(address)
    await screen.findByText(/^This response from Google doesn’t match/)
    await screen.findByRole('button', button)
  })

  test('is refused for a different user', async () => {
    const address = await completeConsent(backend, await open())
    storeSession(await backend.signUpUser())
    await returnTo(address)
    await screen.findByText(/^Another Viewcraft user started this connection/)
    await screen.findByRole('button', button)
  })

  test('shows an error when the exchange fails, and succeeds on the next try', async () => {
    const address = await completeConsent(backend, await open())
    interceptor.respond = (url) =>
      url === '/api/youtube/auth' ? Promise.reject(new TypeError('no network')) : undefined
    await returnTo(address)
    await screen.findByText('Failed to complete YouTube connection')
    interceptor.respond = () => undefined
    await returnTo(await completeConsent(backend, await returnTo('/dashboard')))
    await screen.findByRole('heading', { name: 'Channel Overview' })
    await waitFor(() => expect(sessionStorage.length).toBe(0))
  })
})
