import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const authMessages = defineMessages(
  {
    en: () => import('./auth/en.ts'),
    es: () => import('./auth/es.ts'),
    fr: () => import('./auth/fr.ts'),
  },
  frameMessages,
)
