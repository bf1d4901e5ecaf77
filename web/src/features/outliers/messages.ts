import { defineMessages } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { patternNamesMessages } from '#web/messages/pattern-names.ts'
import { plansMessages } from '#web/messages/plans.ts'
import { provenMessages } from '#web/messages/proven.ts'
import { videoMessages } from '#web/messages/video.ts'

export const outliersMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  frameMessages,
  plansMessages,
  patternNamesMessages,
  provenMessages,
  videoMessages,
)
