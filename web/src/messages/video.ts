import { defineMessages } from './define.ts'

/** Lists of videos, and what a video's multiple of its channel's usual was compared with. */
export const videoMessages = defineMessages({
  en: () => import('./video/en.ts'),
  es: () => import('./video/es.ts'),
  fr: () => import('./video/fr.ts'),
})
