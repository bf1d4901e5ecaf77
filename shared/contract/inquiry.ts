import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MessageId, messageLimits, multiLineText, Receipt, singleLineText } from './message.ts'

/** The options for the number of a company's channels. */
export const channelCounts = ['1-5', '6-10', '11-20', '20+'] as const
export type ChannelCount = (typeof channelCounts)[number]

export const inquiry = {
  /** Sends a company's request for a proposal to the operator. */
  send: endpoint({
    method: 'POST',
    path: '/api/inquiry',
    caller: 'user',
    input: z.strictObject({
      id: MessageId,
      companyName: singleLineText(2, messageLimits.name),
      numChannels: z.enum(channelCounts),
      additionalNeeds: z._default(multiLineText(0), ''),
    }),
    output: Receipt,
    errors: [],
    rate: { max: 20, seconds: 3600 },
  }),
}
