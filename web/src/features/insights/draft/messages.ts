import { defineMessages } from '#web/messages/define.ts'
import { draftsMessages } from '#web/messages/drafts.ts'

export const linkedDraftMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  draftsMessages,
)
