import { defineMessages } from '#web/messages/define.ts'
import { draftsMessages } from '#web/messages/drafts.ts'
import { homeMessages } from '../messages.ts'

export const nowMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  homeMessages,
  draftsMessages,
)
