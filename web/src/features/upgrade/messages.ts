import { defineMessages } from '#web/messages/define.ts'
import { plansMessages } from '#web/messages/plans.ts'

export const upgradeMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  plansMessages,
)
