import { defineMessages } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'

export const keepIdeaMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  frameMessages,
)
