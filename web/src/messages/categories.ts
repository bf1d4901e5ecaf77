import { defineMessages } from './define.ts'

export const categoriesMessages = defineMessages({
  en: () => import('./categories/en.ts'),
  es: () => import('./categories/es.ts'),
  fr: () => import('./categories/fr.ts'),
})
