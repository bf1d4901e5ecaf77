import { defineMessages } from './define.ts'

export const patternNamesMessages = defineMessages({
  en: () => import('./pattern-names/en.ts'),
  es: () => import('./pattern-names/es.ts'),
  fr: () => import('./pattern-names/fr.ts'),
})
