import { job } from '#functions/lib/job.ts'
import { sendReminders } from '#functions/services/calendar/reminders.ts'

export const handler = job('jobs/reminders', ({ timeLeft }) => sendReminders(timeLeft))
