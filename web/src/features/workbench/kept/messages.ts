import { adviceMessages } from '#web/messages/advice.ts'
import { defineMessages } from '#web/messages/define.ts'
import { draftsMessages } from '#web/messages/drafts.ts'
import { patternNamesMessages } from '#web/messages/pattern-names.ts'
import { thumbnailMessages } from '#web/messages/thumbnails.ts'
import { verdictMessages } from '#web/messages/verdict.ts'
import { insightsMessages } from '../messages.ts'

export const draftMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  adviceMessages,
  draftsMessages,
  insightsMessages,
  patternNamesMessages,
  thumbnailMessages,
  verdictMessages,
)
