import { defineMessages } from '#web/messages/define.ts'
import { experimentsMessages } from '#web/messages/experiments.ts'

export const experimentSectionMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  experimentsMessages,
)
