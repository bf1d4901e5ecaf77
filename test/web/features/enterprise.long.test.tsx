import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { findToast, setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
beforeEach(() => localStorage.clear())

async function open(location = '/enterprise-inquiry') {
  const ada = await backend.signUpUser({ name: 'Ada' })
  storeSession(ada)
  await visit(location, { backend })
  await screen.findByRole('heading', { level: 1, name: 'Enterprise inquiry' })
  const user = userEvent.setup()
  const send = () => user.click(screen.getByRole('button', { name: 'Send inquiry' }))
  const fill = async () => {
    await user.click(screen.getByLabelText('Company name'))
    await user.paste('Acme & Sons')
    await user.selectOptions(screen.getByLabelText('Number of channels'), '6-10')
    await user.click(screen.getByLabelText('Additional needs'))
    await user.paste('Single sign-on')
  }
  return { ada, user, send, fill }
}

describe('the enterprise inquiry', () => {
  test('lists the missing fields in form order and focuses the first', async () => {
    const { user, send } = await open()
    await user.type(screen.getByLabelText('Company name'), 'A')
    await send()
    await screen.findByText('Company name is required')
    expect(screen.getByText('Number of channels is required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Company name'))
    expect(await accessibilityFaults()).toEqual([])
    expect(screen.queryByText(/proposal within/)).toBeNull()
  })

  test('is sent and confirmed with its reference', async () => {
    const { ada, send, fill } = await open()
    await fill()
    await send()
    await screen.findByText('We’ve received your inquiry')
    await findToast("Thank you for your inquiry! We'll be in touch soon.")
    const reference = screen.getByText(/^VC-/).textContent
    expect(screen.getByText(`We’ve also emailed it to you. We’ll send our proposal to ${ada.email}.`)).toBeDefined()
    const stored = (await backend.items('messages')).filter(({ userId }) => userId === ada.userId)
    expect(stored).toMatchObject([
      { reference, written: { companyName: 'Acme & Sons', numChannels: '6-10', additionalNeeds: 'Single sign-on' } },
    ])
    expect(await accessibilityFaults()).toEqual([])
  })

  test('shows an error when sending fails, keeps the typed text, and creates one inquiry after a retry', async () => {
    const { ada, send, fill } = await open()
    let dropResponse = true
    interceptor.respond = (url) => {
      if (url !== '/api/inquiry' || !dropResponse) return undefined
      dropResponse = false
      return Promise.resolve(new Response('', { status: 503 }))
    }
    await fill()
    await send()
    await findToast('Failed to submit inquiry. Please try again.')
    expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Acme & Sons')
    await send()
    await screen.findByText('We’ve received your inquiry')
    expect((await backend.items('messages')).filter(({ userId }) => userId === ada.userId)).toHaveLength(1)
  })

  test('says that sending failed to a user who has left the form', async () => {
    const { user, send, fill } = await open()
    let fail = () => {}
    interceptor.respond = (url) =>
      url === '/api/inquiry'
        ? new Promise((resolve) => {
            fail = () => resolve(new Response('', { status: 503 }))
          })
        : undefined
    await fill()
    await send()
    await user.click(screen.getByRole('link', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    fail()
    await findToast('Failed to submit inquiry. Please try again.')
  })

  test('shows no confirmation without an inquiry', async () => {
    await open('/enterprise-confirmation')
    await waitFor(() => expect(screen.queryByText('We’ve received your inquiry')).toBeNull())
  })
})
