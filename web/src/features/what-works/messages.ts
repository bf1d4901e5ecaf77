import { defineMessages } from '#web/messages/define.ts'
import { patternNamesMessages } from '#web/messages/pattern-names.ts'
import { siteMessages } from '#web/messages/site.ts'

export const whatWorksMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  siteMessages,
  patternNamesMessages,
)
