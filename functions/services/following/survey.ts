import { findPlan } from '#functions/lib/plan.ts'
import type { Survey } from '#functions/store/followed-channels.ts'
import { followerIdPages } from '#functions/store/follows.ts'

/** The maximum number of followers whose plan is read, and how many are read at once. */
const maxRead = 100
const concurrency = 25

/**
 * Counts a channel's followers, and finds out whether one of the first hundred pays. A channel with more followers keeps `wasPaid`,
 * because one of the others may pay.
 */
export async function surveyFollowers(channelId: string, wasPaid: boolean): Promise<Survey> {
  const first: string[] = []
  let followers = 0
  for await (const page of followerIdPages(channelId)) {
    followers += page.length
    first.push(...page.slice(0, maxRead - first.length).map(({ userId }) => userId))
  }
  for (let from = 0; from < first.length; from += concurrency) {
    const plans = await Promise.all(first.slice(from, from + concurrency).map(findPlan))
    if (plans.some((plan) => plan !== undefined && plan !== 'free')) return { followers, isPaid: true }
  }
  return { followers, isPaid: wasPaid && followers > maxRead }
}
