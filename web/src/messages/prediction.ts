import { defineMessages } from './define.ts'

export const predictionMessages = defineMessages({
  en: () => import('./prediction/en.ts'),
  es: () => import('./prediction/es.ts'),
  fr: () => import('./prediction/fr.ts'),
})
