import { jobMark } from '#functions/store/cache.ts'
import { getChannel } from '#functions/store/channels.ts'
import { adoptChannel, hasFollowedChannel } from '#functions/store/followed-channels.ts'
import { scanFollows } from '#functions/store/follows.ts'
import { surveyFollowers } from './survey.ts'

/** The number of channels to add concurrently. */
const concurrency = 10

/**
 * Backfills the table `followed_channels` with channels that were followed before it existed, with the times at which they were read.
 * Once all are added, it does nothing. The run after an interrupted one skips channels that were added, because counting followers takes
 * long.
 */
export async function adoptFollowed(canContinue: () => boolean, now: number): Promise<void> {
  const mark = jobMark('adopt-followed')
  if (await mark.isSet()) return
  const seen = new Set<string>()
  const adopt = async (id: string) => {
    if (await hasFollowedChannel(id)) return
    await adoptChannel(id, await surveyFollowers(id, false), await getChannel(id, now), now)
  }
  for await (const page of scanFollows()) {
    const ids = [...new Set(page.map(({ id }) => id))].filter((id) => !seen.has(id))
    for (let from = 0; from < ids.length; from += concurrency) {
      if (!canContinue()) return
      await Promise.all(ids.slice(from, from + concurrency).map(adopt))
    }
    for (const id of ids) seen.add(id)
  }
  await mark.set()
}
