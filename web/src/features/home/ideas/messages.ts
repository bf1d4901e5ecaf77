import { defineMessages } from '#web/messages/define.ts'
import { provenMessages } from '#web/messages/proven.ts'
import { homeMessages } from '../messages.ts'

export const ideasMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  homeMessages,
  provenMessages,
)
