import type { SNSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { log, reasonOf } from '#functions/lib/log.ts'
import { suppressAddress } from '#functions/store/accounts.ts'
import type { SuppressionReason } from '#shared/notifications.ts'

const Event = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) })

/** What SES publishes of a mail (docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). */
const News = z.object({
  eventType: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), timestamp: z.iso.datetime() })),
  complaint: z.optional(z.object({ complaintFeedbackType: z.nullish(z.string()), timestamp: z.iso.datetime() })),
  mail: z.object({ destination: z.array(z.string()), tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
})
type News = z.infer<typeof News>

/**
 * Stops the mails to an address that one came back from for good, or whose reader called one spam. Twice does no more
 * than once; what concerns an address that its user has left changes nothing. A failure is thrown, to be tried again.
 */
export async function handler(event: SNSEvent): Promise<void> {
  for (const { Sns } of Event.parse(event).Records) {
    const news = newsIn(Sns.Message)
    const stop = news && stopOf(news)
    const [userId, address] = [news?.mail.tags.user?.[0], news?.mail.destination[0]]
    if (!stop || !userId || !address) continue
    const isStopped = await suppressAddress(userId, address, stop.reason, stop.at)
    log('info', 'mails stopped', { userId, reason: stop.reason, isStopped })
  }
}

/** Undefined for what cannot be read: it never will be, and trying again would only keep the others waiting. */
function newsIn(message: string): News | undefined {
  try {
    return News.parse(JSON.parse(message))
  } catch (error) {
    log('error', 'unreadable news of a mail', { reason: reasonOf(error) })
    return undefined
  }
}

/** A full mailbox passes; so does a provider that knows better than its user's spam button (`not-spam`). */
function stopOf({ bounce, complaint }: News): { reason: SuppressionReason; at: string } | undefined {
  if (bounce?.bounceType === 'Permanent') return { reason: 'bounced', at: bounce.timestamp }
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return { reason: 'complained', at: complaint.timestamp }
  return undefined
}
