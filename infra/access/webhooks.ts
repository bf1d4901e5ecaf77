import type { Access } from './row.ts'

/** Permissions for publishing an event to webhooks. */
export const publishesEvents = { webhooks: ['query'], deliveries: ['put'], limits: ['update'] } as const

export const webhooksAccess = {
  'webhooks/list': { tables: { accounts: ['get'], webhooks: ['query'] } },
  'webhooks/create': {
    tables: { accounts: ['get'], webhooks: ['query', 'put', 'delete'] },
    secrets: ['signing'],
    receivers: true,
    mail: true,
  },
  'webhooks/change': { tables: { webhooks: ['query', 'update'] } },
  'webhooks/rotate': { tables: { webhooks: ['query', 'update'] }, secrets: ['signing'] },
  'webhooks/remove': { tables: { webhooks: ['delete'] } },
  'webhooks/test': { tables: { webhooks: ['query'], deliveries: ['put'] } },
  'webhooks/deliveries': { tables: { deliveries: ['query'] } },
} as const satisfies Record<`webhooks/${string}`, Access>
