import { defineMessages } from '#web/messages/define.ts'
import { draftsMessages } from '#web/messages/drafts.ts'
import { draggingMessages } from '#web/messages/dragging.ts'
import { frameMessages } from '#web/messages/frame.ts'

export const calendarMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  frameMessages,
  draftsMessages,
  draggingMessages,
)
