import { defineMessages } from '#web/messages/define.ts'
import { predictionMessages } from '#web/messages/prediction.ts'

export const liveMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  predictionMessages,
)
