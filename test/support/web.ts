import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { consumeToasts } from '#web/ui/toast.ts'
import { FakeLocks } from './locks.ts'

configure({
  // Parts of the screen are fetched when first shown, which takes long on a busy machine.
  asyncUtilTimeout: 30_000,
  // Leaves out the page's HTML: printing it at every attempt of a `findBy` took 5 of 75 CPU seconds. `screen.debug()` prints it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks().openTab().locks })
})

/** Every web test starts with an empty page, an empty browser storage and no toasts. */
afterEach(() => {
  cleanup()
  consumeToasts()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})
