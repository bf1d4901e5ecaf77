import { defineMessages } from './define.ts'

export const usualMessages = defineMessages({
  en: () => import('./usual/en.ts'),
  es: () => import('./usual/es.ts'),
  fr: () => import('./usual/fr.ts'),
})
