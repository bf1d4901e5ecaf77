import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const adviceMessages = defineMessages(
  {
    en: () => import('./advice/en.ts'),
    es: () => import('./advice/es.ts'),
    fr: () => import('./advice/fr.ts'),
  },
  frameMessages,
)
