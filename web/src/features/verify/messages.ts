import { authMessages } from '#web/messages/auth.ts'
import { defineMessages } from '#web/messages/define.ts'

export const verifyMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  authMessages,
)
