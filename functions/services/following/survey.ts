import { findPlan } from '#functions/lib/plan.ts'
import type { Survey } from '#functions/store/followed-channels.ts'
import { followerIdPages } from '#functions/store/follows.ts'

/** How many followers are asked for their plan, at most, and how many at once. */
const maxAsked = 100
const concurrency = 25

/**
 * Counts a channel's followers, and finds out whether one of the first hundred pays. A channel with more followers keeps `wasPaid`, as
 * one of the others may pay.
 */
export async function surveyFollowers(channelId: string, wasPaid: boolean): Promise<Survey> {
  const first: string[] = []
  let followers = 0
  for await (const page of followerIdPages(channelId)) {
    followers += page.length
    first.push(...page.slice(0, maxAsked - first.length).map(({ userId }) => userId))
  }
  for (let from = 0; from < first.length; from += concurrency) {
    const plans = await Promise.all(first.slice(from, from + concurrency).map(findPlan))
    if (plans.some((plan) => plan !== undefined && plan !== 'free')) return { followers, isPaid: true }
  }
  return { followers, isPaid: wasPaid && followers > maxAsked }
}
