import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

/** What every screen with tests says about them. */
export const experimentsMessages = defineMessages(
  {
    en: () => import('./experiments/en.ts'),
    es: () => import('./experiments/es.ts'),
    fr: () => import('./experiments/fr.ts'),
  },
  frameMessages,
)
