import type { Access } from './row.ts'

export const billingAccess = {
  'billing/checkout': {
    tables: { accounts: ['get', 'update'] },
    secrets: ['stripe'],
    // Makes several calls to Stripe in sequence.
    seconds: 28,
  },
  'billing/portal': { tables: { accounts: ['get'] }, secrets: ['stripe'], seconds: 20 },
  'billing/webhook': {
    tables: { accounts: ['get', 'update'], payment_events: ['get', 'put'] },
    secrets: ['stripe'],
    seconds: 28,
  },
} as const satisfies Record<`billing/${string}`, Access>
