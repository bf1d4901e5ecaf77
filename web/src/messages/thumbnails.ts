import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const thumbnailMessages = defineMessages(
  {
    en: () => import('./thumbnails/en.ts'),
    es: () => import('./thumbnails/es.ts'),
    fr: () => import('./thumbnails/fr.ts'),
  },
  frameMessages,
)
