import { defineMessages } from './define.ts'

/** What a screen reader says while something is dragged. */
export const draggingMessages = defineMessages({
  en: () => import('./dragging/en.ts'),
  es: () => import('./dragging/es.ts'),
  fr: () => import('./dragging/fr.ts'),
})
