import { markReportDue, scanUntimedReaders } from '#functions/store/accounts.ts'
import { jobMark } from '#functions/store/cache.ts'

/**
 * Makes the report due for those who turned it on before accounts had the time at which it is due. Does nothing once it has; an
 * interrupted run leaves the others to the next.
 */
export async function markReportsDue(canContinue: () => boolean): Promise<void> {
  const mark = jobMark('mark-reports-due')
  if (await mark.isSet()) return
  for await (const page of scanUntimedReaders()) {
    if (!canContinue()) return
    for (const { userId } of page) await markReportDue(userId)
  }
  await mark.set()
}
