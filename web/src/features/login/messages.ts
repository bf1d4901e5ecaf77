import { authMessages } from '#web/messages/auth.ts'
import { defineMessages } from '#web/messages/define.ts'
import { passkeysMessages } from '#web/messages/passkeys.ts'

export const loginMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  authMessages,
  passkeysMessages,
)
