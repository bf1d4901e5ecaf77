import { defineMessages } from '#web/messages/define.ts'
import { draftsMessages } from '#web/messages/drafts.ts'
import { frameMessages } from '#web/messages/frame.ts'

export const commandsMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  frameMessages,
  draftsMessages,
)
