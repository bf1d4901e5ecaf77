import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, lines, MessageId, messageLimits, Receipt } from './message.ts'

/** How many channels a company has (SPEC section 3). */
export const channelCounts = ['1-5', '6-10', '11-20', '20+'] as const
export type ChannelCount = (typeof channelCounts)[number]

export const inquiry = {
  /** A company asks for an offer. */
  send: endpoint({
    method: 'POST',
    path: '/api/inquiry',
    caller: 'user',
    input: z.strictObject({
      id: MessageId,
      companyName: line(2, messageLimits.name),
      numChannels: z.enum(channelCounts),
      additionalNeeds: z._default(lines(0), ''),
    }),
    output: Receipt,
    errors: [],
    rate: { most: 20, seconds: 3600 },
  }),
}
