import type { AccessRow } from './row.ts'

export const webhooksAccess = {
  'webhooks/list': {},
  'webhooks/create': {
    secrets: ['signing'],
    receivers: true,
    mail: true,
  },
  'webhooks/change': {},
  'webhooks/rotate': { secrets: ['signing'] },
  'webhooks/remove': {},
  'webhooks/test': {},
  'webhooks/deliveries': {},
} as const satisfies Record<`webhooks/${string}`, AccessRow>
