import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setUpPageBackend, visit } from './visit.tsx'

const { backend, interceptor } = setUpPageBackend()
const unknownAddress = 'nobody@example.com'
const signUpAddress = async () => (await backend.signUpUser()).email

/** Records the user pool operations the page calls from now on, with the names of the fields it sends. */
function watchCalls(): string[] {
  const calls: string[] = []
  interceptor.respond = (_url, init) => {
    const operation = new Headers(init.headers).get('x-amz-target')?.split('.')[1]
    if (operation) calls.push(`${operation} ${Object.keys(JSON.parse(String(init.body))).sort()}`)
    return undefined
  }
  return calls
}

/** Returns the text on the screen, with the address masked, and without the toasts at its end, which outlive a visit. */
const shown = (address: string) =>
  document.body.textContent
    ?.replaceAll(address, '…')
    .replaceAll(/\d+ s\b/g, 'n s')
    .replace(/(Invalid email or password)+$/, '')

/** Runs the same steps for a known and an unknown address, and returns the calls and the screen text of each. */
async function compare(steps: (user: ReturnType<typeof userEvent.setup>, address: string) => Promise<void>) {
  const seen = []
  for (const address of [await signUpAddress(), unknownAddress]) {
    const calls = watchCalls()
    await steps(userEvent.setup(), address)
    seen.push({ calls, shown: shown(address) })
    cleanup()
  }
  return seen
}

test('the login treats a known and an unknown address alike', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/login', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.type(screen.getByLabelText('Password'), 'wrong password')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('Invalid email or password', { selector: 'form *' })
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('the login by emailed code treats a known and an unknown address alike', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/login', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await user.type(await screen.findByLabelText('Code from the email'), '12345678')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await screen.findByText('That code is incorrect or has expired. Try again or request a new one.')
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('the forgotten password form treats a known and an unknown address alike', async () => {
  const [known, unknown] = await compare(async (user, address) => {
    await visit('/forgot-password', { backend })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.click(screen.getByRole('button', { name: 'Send the code' }))
    await user.type(await screen.findByLabelText('Code from the email'), '123456')
    await user.type(screen.getByLabelText('New password'), 'quite another one')
    await user.click(screen.getByRole('button', { name: 'Set new password' }))
    await screen.findByText('That code is incorrect or has expired. Check it or request a new one.')
  })
  expect(known?.calls).toHaveLength(2)
  expect(unknown).toEqual(known)
})

test('guessing passwords locks only that account, with the same response as for an unknown address', async () => {
  const [ada, bob] = [await backend.signUpUser(), await backend.signUpUser()]
  const { session } = await visit('/login', { backend })
  // Locks last at least one second. The clock is stopped so that no lock ends.
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
  // The shortest lock lasts one second. After it, the correct password signs in again.
  vi.setSystemTime(Date.now() + 2000)
  expect(await session.signIn(ada.email, ada.password)).toEqual({ status: 'signed_in' })
})
