import { adviceMessages } from '#web/messages/advice.ts'
import { defineMessages } from '#web/messages/define.ts'
import { predictionMessages } from '#web/messages/prediction.ts'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'

export const insightsMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  adviceMessages,
  predictionMessages,
  thumbnailMessages,
)
