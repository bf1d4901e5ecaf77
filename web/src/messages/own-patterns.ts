import { defineMessages } from './define.ts'
import { frameMessages } from './frame.ts'
import { patternNamesMessages } from './pattern-names.ts'

export const ownPatternsMessages = defineMessages(
  {
    en: () => import('./own-patterns/en.ts'),
    es: () => import('./own-patterns/es.ts'),
    fr: () => import('./own-patterns/fr.ts'),
  },
  frameMessages,
  patternNamesMessages,
)
