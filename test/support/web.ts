import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { consumeToasts } from '#web/ui/toast.ts'

configure({
  // Parts of the screen are fetched when first shown, which takes long on a busy machine.
  asyncUtilTimeout: 30_000,
  // Without the page's HTML: printing it at every attempt of a `findBy` took 5 of 75 CPU seconds. See it by `screen.debug()`.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

/** Every web test starts with an empty page, an empty browser storage and nothing left to say. */
afterEach(() => {
  cleanup()
  consumeToasts()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})
