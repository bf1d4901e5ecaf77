import { callsMessages } from '#web/messages/calls.ts'
import { defineMessages } from '#web/messages/define.ts'
import { experimentsMessages } from '#web/messages/experiments.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { patternNamesMessages } from '#web/messages/pattern-names.ts'

export const reviewMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  experimentsMessages,
  frameMessages,
  patternNamesMessages,
  callsMessages,
)
