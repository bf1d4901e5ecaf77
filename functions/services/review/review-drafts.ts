import { env, optionalEnv } from '#functions/lib/env.ts'
import type { Done } from '#functions/lib/queued-job.ts'
import { nameOf } from '#functions/services/drafts/draft.ts'
import { findReviewDay, toReviewDate } from '#functions/services/drafts/review-days.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { isNotificationWanted } from '#functions/services/mail/notification-settings.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { changeDraft, type DraftKey, getDraft, type StoredDraft } from '#functions/store/drafts.ts'
import type { Publication } from '#shared/contract/drafts.ts'
import type { ReviewDay, VideoOutcome } from '#shared/contract/review.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { readVideo } from './read-video.ts'

/** An email that is later than this is not sent. */
const maxDaysLate = 3
/** How long until a deleted draft, which may be restored, is checked again. In milliseconds. */
const againMs = hourMs

/** A published draft with a review that is due. */
type DueDraft = StoredDraft & { readonly published: Publication }

/**
 * Reviews a draft whose review is due: emails its owner if they want it, and after the last day sets the draft's state to `reviewed`.
 * Throws if the email could not be sent; the retry does not repeat the event.
 */
export async function reviewDraft({ userId, id }: DraftKey, now = Date.now()): Promise<Done> {
  const draft = await getDraft(userId, id)
  // The draft may have been changed or deleted since it was queued.
  if (!draft?.published || draft.state !== 'published') return { outcome: 'skipped', next: now + againMs }
  const { day, nextAt } = findReviewDay(draft.published.at, now)
  const next = nextAt === undefined ? undefined : Date.parse(nextAt)
  if (day === null) return { outcome: 'early', next }
  await publishEvent(userId, {
    type: 'review.ready',
    subject: `${id}#${draft.published.at}#${day}`,
    data: { draft: id, video: draft.published.videoId, day },
  })
  const outcome = await sendMail({ ...draft, published: draft.published }, day, now)
  if (outcome === 'failed') throw new Error('review not sent')
  const change = nextAt === undefined ? ({ reviewAt: null, state: 'reviewed' } as const) : { reviewAt: nextAt }
  // A draft that was changed concurrently stays due. Its email is not sent again.
  const isOver = (await changeDraft(draft, change)) !== undefined
  if (!isOver) return { outcome: 'changed', next: now }
  return { outcome, next, counts: { reviewed: next === undefined ? 1 : 0 } }
}

/** Sends the email for a review day if the user turned these emails on and the video still exists. */
async function sendMail(draft: DueDraft, day: ReviewDay, now: number): Promise<NotificationOutcome> {
  const { userId, published } = draft
  const daysLate = (now - Date.parse(toReviewDate(published.at, day))) / dayMs
  const account = await getAccount(userId)
  if (!account || !isNotificationWanted(account, 'reviews') || daysLate > maxDaysLate) return 'unwanted'
  if (optionalEnv('MAIL_FROM') === undefined) return 'unwanted'
  const video = await readVideo(published.videoId, account.channel?.id, 'alerts')
  if (video.state === 'gone') return 'unwanted'
  return notify(account, draft, day, video)
}

function notify(
  { userId, timeZone }: Account,
  draft: DueDraft,
  day: ReviewDay,
  video: VideoOutcome,
): Promise<NotificationOutcome> {
  // The day of marking distinguishes the videos with which a draft was marked.
  const id = `review#${draft.id}#${draft.published.at.slice(0, 10)}#${day}`
  const url = `${env('SITE_URL')}/dashboard/review?draft=${draft.id}`
  const common = { userId, id, kind: 'reviews' } as const
  const shared = (locale: Locale) => ({
    title: nameOf(draft, locale),
    after: `${day}`,
    url,
  })
  if (video.state !== 'found' || video.views === undefined || !video.comparison)
    return sendNotification({ ...common, mail: 'review_ready', write: (locale) => ({ values: shared(locale) }) })
  const { views, days, countedAt } = video
  const { usualViews, low, high, usual } = video.comparison
  return sendNotification({
    ...common,
    mail: 'review_compared',
    write: (locale) => {
      const format = createMailFormats(locale, timeZoneOr(timeZone, 'UTC'))
      return {
        values: {
          ...shared(locale),
          views: format.number(views),
          days: format.number(days),
          usual: format.number(usualViews),
          low: format.number(low),
          high: format.number(high),
          compared: describeCompared(usual, 'own', locale, format),
          countedAt: format.moment(countedAt),
        },
      }
    },
  })
}
