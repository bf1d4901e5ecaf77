import { defineMessages } from './define.ts'

/** What several screens say about drafts. */
export const draftsMessages = defineMessages({
  en: () => import('./drafts/en.ts'),
  es: () => import('./drafts/es.ts'),
  fr: () => import('./drafts/fr.ts'),
})
