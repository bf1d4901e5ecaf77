import { defineMessages } from './define.ts'

/** What titles are judged by where the creator's Studio exports are open. */
export const yardstickMessages = defineMessages({
  en: () => import('./yardstick/en.ts'),
  es: () => import('./yardstick/es.ts'),
  fr: () => import('./yardstick/fr.ts'),
})
