import { defineMessages } from '#web/messages/define.ts'
import { plansMessages } from '#web/messages/plans.ts'
import { siteMessages } from '#web/messages/site.ts'

export const developersMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  siteMessages,
  plansMessages,
)
