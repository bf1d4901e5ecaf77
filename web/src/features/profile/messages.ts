import { authMessages } from '#web/messages/auth.ts'
import { channelMessages } from '#web/messages/channel.ts'
import { defineMessages } from '#web/messages/define.ts'
import { passkeysMessages } from '#web/messages/passkeys.ts'
import { plansMessages } from '#web/messages/plans.ts'

export const profileMessages = defineMessages(
  {
    en: () => import('./messages/en.ts'),
    es: () => import('./messages/es.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  authMessages,
  channelMessages,
  passkeysMessages,
  plansMessages,
)
