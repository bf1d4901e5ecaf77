import { handle } from '#functions/lib/handle.ts'
import { decideConsent } from '#functions/services/connections/consent.ts'
import { connections } from '#shared/contract/connections.ts'

export const handler = handle(connections.consent, ({ input, userId, authTime }) =>
  decideConsent(userId, authTime, input),
)
