import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach } from 'vitest'
import * as z from 'zod/mini'
import { consumeToasts } from '#web/ui/toast.ts'
import { copyStylesByAssignment } from './computed-styles.ts'
import { FakeLocks } from './locks.ts'
import { installNativePowers } from './native-powers.ts'

configure({
  // Parts of the screen are fetched when first shown, which takes long on a busy machine.
  asyncUtilTimeout: 30_000,
  // Leaves out the page's HTML: printing it at every attempt of a `findBy` took 5 of 75 CPU seconds. `screen.debug()` prints it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

installNativePowers()
copyStylesByAssignment()

// React records a stack trace with each of the first 10,000 elements in a second, for its warnings: 7 of the 8 µs that
// an element takes. This makes React believe that it has recorded as many already.
const internals = z
  .object({ __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: z.custom<object>() })
  .parse({ ...React }).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => 10_000, set: () => {} })

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
