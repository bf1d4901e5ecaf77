import { defineMessages } from './define.ts'
import { verdictMessages } from './verdict.ts'

export const callsMessages = defineMessages(
  {
    en: () => import('./calls/en.ts'),
    es: () => import('./calls/es.ts'),
    fr: () => import('./calls/fr.ts'),
  },
  verdictMessages,
)
