import { defineMessages } from '#web/messages/define.ts'
import { videoMessages } from '#web/messages/video.ts'
import { nowMessages } from '../now/messages.ts'

export const channelMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  nowMessages,
  videoMessages,
)
