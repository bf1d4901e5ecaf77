import { defineMessages } from './define.ts'
import { predictionMessages } from './prediction.ts'

export const verdictMessages = defineMessages(
  {
    en: () => import('./verdict/en.ts'),
    es: () => import('./verdict/es.ts'),
    fr: () => import('./verdict/fr.ts'),
  },
  predictionMessages,
)
