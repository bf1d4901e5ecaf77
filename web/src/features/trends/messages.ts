import { adviceMessages } from '#web/messages/advice.ts'
import { categoriesMessages } from '#web/messages/categories.ts'
import { defineMessages } from '#web/messages/define.ts'
import { videoMessages } from '#web/messages/video.ts'

export const trendsMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  adviceMessages,
  categoriesMessages,
  videoMessages,
)
