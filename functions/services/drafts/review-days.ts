import { type ReviewDay, reviewDays } from '#shared/contract/review.ts'
import { dayMs } from '#shared/duration.ts'

/** Returns the date of a review of a draft that was marked as published at `at`. */
export const toReviewDate = (at: string, day: ReviewDay): string => new Date(Date.parse(at) + day * dayMs).toISOString()

/** Returns the latest review day that has passed, or null before the first, and when the next one is. */
export function findReviewDay(at: string, now = Date.now()): { day: ReviewDay | null; nextAt?: string } {
  const hasPassed = (day: ReviewDay) => Date.parse(toReviewDate(at, day)) <= now
  const next = reviewDays.find((day) => !hasPassed(day))
  return {
    day: reviewDays.findLast(hasPassed) ?? null,
    ...(next === undefined ? {} : { nextAt: toReviewDate(at, next) }),
  }
}
