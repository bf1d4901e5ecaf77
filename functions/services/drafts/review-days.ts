import { type ReviewDay, reviewDays } from '#shared/contract/review.ts'
import { dayMs } from '#shared/duration.ts'

/** Returns when a draft that was marked as published at `at` is reviewed. */
export const toReviewDate = (at: string, day: ReviewDay): string => new Date(Date.parse(at) + day * dayMs).toISOString()

/** Returns the latest review day that has come, or null before the first, and when the next one comes. */
export function findReviewDay(at: string, now = Date.now()): { day: ReviewDay | null; nextAt?: string } {
  const hasCome = (day: ReviewDay) => Date.parse(toReviewDate(at, day)) <= now
  const next = reviewDays.find((day) => !hasCome(day))
  return {
    day: reviewDays.findLast(hasCome) ?? null,
    ...(next === undefined ? {} : { nextAt: toReviewDate(at, next) }),
  }
}
