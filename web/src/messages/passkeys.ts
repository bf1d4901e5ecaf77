import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'

export const passkeysMessages = defineMessages(
  {
    en: () => import('./passkeys/en.ts'),
    es: () => import('./passkeys/es.ts'),
    fr: () => import('./passkeys/fr.ts'),
  },
  frameMessages,
)
