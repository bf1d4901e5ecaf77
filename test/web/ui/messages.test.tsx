import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { expectErrors } from '#test/support/console.ts'
import { renderAt } from '#test/support/render.tsx'
import { defineMessages } from '#web/messages/define.ts'
import { lazyComponent, useMessages } from '#web/messages/messages.tsx'

const greetings = (english: () => Promise<{ greeting: { hello: 'Hello' } }>) =>
  defineMessages({
    en: english,
    es: async () => ({ greeting: { hello: 'Hola' } }),
    fr: async () => ({ greeting: { hello: 'Bonjour' } }),
  })

/** Returns a promise and the function that resolves it. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

it('downloads a component and its messages at the same time', async () => {
  const english = withResolvers<{ greeting: { hello: 'Hello' } }>()
  const download = vi.fn(() => english.promise)
  const messages = greetings(download)
  const Greeting = () => <p>{useMessages(messages).t('greeting.hello')}</p>
  const code = withResolvers<{ Greeting: typeof Greeting }>()
  const Lazy = lazyComponent(() => code.promise, 'Greeting', messages)
  await renderAt(
    '/',
    <Suspense fallback="Loading">
      <Lazy />
    </Suspense>,
  )
  expect(download).toHaveBeenCalledOnce()
  code.resolve({ Greeting })
  english.resolve({ greeting: { hello: 'Hello' } })
  await screen.findByText('Hello')
})

it('renders a component that was downloaded in advance without a fallback', async () => {
  const messages = greetings(async () => ({ greeting: { hello: 'Hello' } }))
  const Greeting = () => <p>{useMessages(messages).t('greeting.hello')}</p>
  const Lazy = lazyComponent(async () => ({ Greeting }), 'Greeting', messages)
  await Lazy.preload('en')
  const Fallback = vi.fn(() => null)
  await renderAt(
    '/',
    <Suspense fallback={<Fallback />}>
      <Lazy />
    </Suspense>,
  )
  screen.getByText('Hello')
  expect(Fallback).not.toHaveBeenCalled()
})

it('reports messages that are not downloaded with their component', async () => {
  expectErrors()
  const messages = greetings(async () => ({ greeting: { hello: 'Hello' } }))
  const Greeting = () => <p>{useMessages(messages).t('greeting.hello')}</p>
  await renderAt(
    '/',
    <Suspense fallback="Loading">
      <Greeting />
    </Suspense>,
  )
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('lazyComponent()'))
})
