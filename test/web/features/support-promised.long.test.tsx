import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#test/support/axe.ts'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

vi.mock('#shared/operator.ts', () => ({
  operator: {
    name: 'Acme Ltd',
    mail: 'help@acme.example',
    address: '1 Main Street',
    country: 'Ireland',
    chat: 'https://chat.acme.example/viewcraft',
    answerDays: 2,
    proposalHours: 24,
    tax: null,
    withdrawal: null,
    social: [],
  },
}))

const { backend } = setUpPageBackend()

test('the Support Center shows the chat, the email address and the response time that the operator configured', async () => {
  storeSession(await backend.signUpUser())
  await visit('/dashboard/support', { backend })
  const chat = await screen.findByRole('link', { name: 'Start a chat (opens in a new tab)' })
  expect(chat.getAttribute('href')).toBe('https://chat.acme.example/viewcraft')
  expect(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href')).toBe('mailto:help@acme.example')
  expect(screen.getByText('Or write to help@acme.example.')).toBeDefined()
  expect(screen.getByText(/^We answer messages by email within 2 business days/)).toBeDefined()
  for (const name of ['Live Chat', 'Documentation', 'Email Support'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined()
  expect(await accessibilityFaults()).toEqual([])
})

test('the contact page names the operator of the site', async () => {
  await visit('/contact', { backend })
  for (const fact of ['Acme Ltd', '1 Main Street', 'help@acme.example'])
    expect(await screen.findByText(fact)).toBeDefined()
  expect(screen.queryByText('not provided yet')).toBeNull()
})
