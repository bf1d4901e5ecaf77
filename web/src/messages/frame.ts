import { defineMessages } from './define.ts'

/** The sentences that every screen may need: those of `layout`, `ui` and `lib`, and the errors. */
export const frameMessages = defineMessages({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
})
