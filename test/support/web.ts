import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { consumeToasts } from '#web/ui/toast.ts'

// Parts of the screen are fetched when first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** Every web test starts with an empty page, an empty browser storage and nothing left to say. */
afterEach(() => {
  cleanup()
  consumeToasts()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
})
