import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const siteMessages = defineMessages(
  {
    en: () => import('./site/en.ts'),
    es: () => import('./site/es.ts'),
    fr: () => import('./site/fr.ts'),
  },
  frameMessages,
)
