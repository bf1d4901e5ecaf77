import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const channelMessages = defineMessages(
  {
    en: () => import('./channel/en.ts'),
    es: () => import('./channel/es.ts'),
    fr: () => import('./channel/fr.ts'),
  },
  frameMessages,
)
