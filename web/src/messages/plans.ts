import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const plansMessages = defineMessages(
  {
    en: () => import('./plans/en.ts'),
    es: () => import('./plans/es.ts'),
    fr: () => import('./plans/fr.ts'),
  },
  frameMessages,
)
