import { callsMessages } from '#web/messages/calls.ts'
import { defineMessages } from '#web/messages/define.ts'
import { experimentsMessages } from '#web/messages/experiments.ts'

export const recordMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  callsMessages,
  experimentsMessages,
)
