import { env, optionalEnv } from '#functions/lib/env.ts'
import { log } from '#functions/lib/log.ts'
import { nameOf } from '#functions/services/drafts/draft.ts'
import { findReviewDay, toReviewDate } from '#functions/services/drafts/review-days.ts'
import { createMailFormats } from '#functions/services/mail/formats.ts'
import { isNotificationWanted } from '#functions/services/mail/notification-settings.ts'
import { type NotificationOutcome, sendNotification } from '#functions/services/mail/notify.ts'
import { describeCompared } from '#functions/services/mail/usual-sentences.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import {
  changeDraft,
  type DraftKey,
  getDraft,
  listDueReviews,
  putOffReview,
  type StoredDraft,
} from '#functions/store/drafts.ts'
import type { Publication } from '#shared/contract/drafts.ts'
import type { ReviewDay, VideoOutcome } from '#shared/contract/review.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { timeZoneOr } from '#shared/time-zone.ts'
import { readVideo } from './read-video.ts'

/** An email is not sent if it is later than this. */
const maxDaysLate = 3
/** A draft that cannot be read, or whose email failed, is tried again after this time, behind the others. In milliseconds. */
const againMs = hourMs
/** After this many emails in a row that could not be sent, the remaining drafts wait for the next run. */
const maxFailures = 3

/** A published draft with a review that is due. */
type DueDraft = StoredDraft & { readonly published: Publication }

/**
 * Reviews every draft whose review is due, for as long as `hasTime` returns true: emails those who want it, and after the
 * last day sets the draft's state to `reviewed`. A draft that cannot be read or changed is logged and tried again by the next
 * run. Returns how many drafts were due, and the outcomes of their emails.
 */
export async function reviewDrafts(hasTime: () => boolean) {
  const counts = { due: 0, reviewed: 0, sent: 0, again: 0, unwanted: 0, failed: 0, broken: 0 }
  let failures = 0
  const now = Date.now()
  /** Returns whether the review is over. */
  const review = async (draft: DueDraft): Promise<boolean> => {
    const { day, nextAt } = findReviewDay(draft.published.at, now)
    if (day === null) return true
    counts.due++
    const { userId, id } = draft
    await publishEvent(userId, {
      type: 'review.ready',
      subject: `${id}#${draft.published.at}#${day}`,
      data: { draft: id, video: draft.published.videoId, day },
    })
    const outcome = await sendMail(draft, day, now)
    counts[outcome]++
    failures = outcome === 'failed' ? failures + 1 : 0
    // A later run tries again, until the email is too late. The event is not repeated.
    if (outcome === 'failed') return false
    await endReview(draft, nextAt)
    if (nextAt === undefined) counts.reviewed++
    return true
  }
  const visit = async ({ userId, id }: DraftKey): Promise<boolean> => {
    try {
      const draft = await getDraft(userId, id)
      // The draft may have changed since it was listed, or be deleted, from which it can be restored.
      if (!draft?.published || draft.state !== 'published') return true
      return await review({ ...draft, published: draft.published })
    } catch (error) {
      counts.due++
      counts.broken++
      log('error', 'draft not reviewed', { userId, id, error })
      return false
    }
  }
  for await (const page of listDueReviews(now))
    for (const due of page) {
      if (!hasTime() || failures >= maxFailures) return counts
      if (!(await visit(due))) await putOffReview(due, now + againMs)
    }
  return counts
}

/**
 * Schedules a draft's next review, or sets its state to `reviewed` after the last one. A draft that is changed at the same
 * moment stays due, and the next run finds its email sent.
 */
async function endReview(draft: DueDraft, nextAt: string | undefined): Promise<void> {
  await changeDraft(draft, nextAt === undefined ? { reviewAt: null, state: 'reviewed' } : { reviewAt: nextAt })
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
  // The day of marking keeps apart the videos that one draft was marked with.
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
