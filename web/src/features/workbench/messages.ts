import { adviceMessages } from '#web/messages/advice.ts'
import { callsMessages } from '#web/messages/calls.ts'
import { defineMessages } from '#web/messages/define.ts'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { verdictMessages } from '#web/messages/verdict.ts'

export const insightsMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  adviceMessages,
  callsMessages,
  thumbnailMessages,
  verdictMessages,
)
