import { categoriesMessages } from '#web/messages/categories.ts'
import { defineMessages } from '#web/messages/define.ts'
import { outliersMessages } from '../messages.ts'

export const startersMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  outliersMessages,
  categoriesMessages,
)
