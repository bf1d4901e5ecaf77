import { getVisits, saveVisit, type VisitsItem } from '#functions/store/visits.ts'
import { addVisit, type Habit, nextReadingAt } from './habit.ts'

/** Returns the habit of a stored item; undefined before the first visit. */
export const habitOf = ({ hours, share, lastAt }: VisitsItem): Habit | undefined =>
  hours && share !== undefined && lastAt !== undefined ? { hours, share, lastAt: Date.parse(lastAt) } : undefined

/**
 * Records the hour of a visit by the owner of a connected channel, so that the channel is read before the next visit. An owner who visits
 * earlier than usual may visit again, so that day's reading stays due.
 */
export async function recordVisit(userId: string, now = Date.now()): Promise<void> {
  const stored = await getVisits(userId)
  const habit = addVisit(stored && habitOf(stored), now)
  if (habit) await saveVisit(userId, habit, nextReadingAt(habit, now))
}
