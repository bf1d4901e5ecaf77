import { defineMessages } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'

/** The messages of the legal screens, downloaded together with the legal pages. */
export const legalMessages = defineMessages(
  {
    en: () => import('./languages/en.ts'),
    es: () => import('./languages/es.ts'),
    fr: () => import('./languages/fr.ts'),
  },
  frameMessages,
)
