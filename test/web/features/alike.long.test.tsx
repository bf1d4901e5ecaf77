import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browser, toasted, visit } from './visit.tsx'

const { backend, detour } = browser()
const nobody = 'nobody@example.com'
const someone = async () => (await backend.signUpUser()).email

/** The operations the page asks of the user pool from here on, with the names of the fields it sends. */
function watchCalls(): string[] {
  const calls: string[] = []
  detour.take = (_url, init) => {
    const operation = new Headers(init.headers).get('x-amz-target')?.split('.')[1]
    if (operation) calls.push(`${operation} ${Object.keys(JSON.parse(String(init.body))).sort()}`)
    return undefined
  }
  return calls
}

/** What is on the screen, the address apart. */
const shown = (address: string) => document.body.textContent?.replaceAll(address, '…').replaceAll(/\d+ s\b/g, 'n s')

/** What two addresses get to see and cause by the same steps. */
async function compare(steps: (user: ReturnType<typeof userEvent.setup>, address: string) => Promise<void>) {
  const seen = []
  for (const address of [await someone(), nobody]) {
    const calls = watchCalls()
    await steps(userEvent.setup(), address)
    seen.push({ calls, shown: shown(address) })
    cleanup()
  }
  return seen
}

test('a known and an unknown address are alike at the login', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/login', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.type(screen.getByLabelText('Password'), 'wrong password')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await toasted('Invalid email or password')
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('a known and an unknown address are alike at a code by mail', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/login', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await user.type(await screen.findByLabelText('Code from the email'), '12345678')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('This code is not right, or no longer valid. Try again, or have a new one sent.')
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('a known and an unknown address are alike at a forgotten password', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/forgot-password', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await user.type(await screen.findByLabelText('Code from the email'), '123456')
    await user.type(screen.getByLabelText('New password'), 'quite another one')
    await user.click(screen.getByRole('button', { name: 'Set new password' }))
    await screen.findByText('This code is not right, or no longer valid. Check it, or have a new one sent.')
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('guessing passwords locks out the one account, in the same words as nobody’s, and leaves another alone', async () => {
  const [ada, bob] = [await backend.signUpUser(), await backend.signUpUser()]
  const { session } = await visit('/login', { backend })
  // Locks last from a second on; time stands still, so that none of them ends.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const guessed = []
  for (const address of [ada.email, 'nobody-else@example.com']) {
    const statuses: string[] = []
    for (let guess = 0; guess < 7; guess++) statuses.push((await session.signIn(address, `guess ${guess}`)).status)
    guessed.push(statuses)
  }
  expect(guessed[0]).toEqual([...Array(5).fill('refused'), ...Array(2).fill('locked')])
  expect(guessed[1]).toEqual(guessed[0])
  expect(await session.signIn(ada.email, ada.password)).toEqual({ status: 'locked' })
  expect(await session.signIn(bob.email, bob.password)).toEqual({ status: 'signed_in' })
  // A second is the shortest of the locks: the right password is enough again.
  vi.setSystemTime(Date.now() + 2000)
  expect(await session.signIn(ada.email, ada.password)).toEqual({ status: 'signed_in' })
})
