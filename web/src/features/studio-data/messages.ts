import { defineMessages } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { verdictMessages } from '#web/messages/verdict.ts'

export const studioMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  frameMessages,
  ownPatternsMessages,
  verdictMessages,
)
