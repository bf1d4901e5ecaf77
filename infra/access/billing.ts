import type { AccessRow } from './row.ts'

export const billingAccess = {
  'billing/checkout': {
    secrets: ['stripe'],
    // Makes several calls to Stripe in sequence.
    seconds: 28,
  },
  'billing/portal': { secrets: ['stripe'], seconds: 20 },
  'billing/webhook': {
    secrets: ['stripe'],
    seconds: 28,
  },
} as const satisfies Record<`billing/${string}`, AccessRow>
