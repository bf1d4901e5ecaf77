import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

/** Titles that did well: their frames to fill in, and those near a draft. */
export const provenMessages = defineMessages(
  {
    en: () => import('./proven/en.ts'),
    es: () => import('./proven/es.ts'),
    fr: () => import('./proven/fr.ts'),
  },
  frameMessages,
)
