import { adviceMessages } from '#web/messages/advice.ts'
import { defineMessages } from '#web/messages/define.ts'

export const draftMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  adviceMessages,
)
