import { defineMessages } from '#web/messages/define.ts'
import { insightsMessages } from '../messages.ts'

export const compareMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  insightsMessages,
)
