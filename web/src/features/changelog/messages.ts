import { defineMessages } from '#web/messages/define.ts'
import { siteMessages } from '#web/messages/site.ts'

export const changelogMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  siteMessages,
)
