import { callsMessages } from '#web/messages/calls.ts'
import { defineMessages } from '#web/messages/define.ts'
import { experimentsMessages } from '#web/messages/experiments.ts'
import { plansMessages } from '#web/messages/plans.ts'
import { siteMessages } from '#web/messages/site.ts'
import { liveMessages } from './live/messages.ts'

export const landingMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  siteMessages,
  plansMessages,
  liveMessages,
  experimentsMessages,
  callsMessages,
)
