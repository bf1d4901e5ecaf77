import { requireAccount } from '#functions/store/accounts.ts'
import type { advice } from '#shared/contract/advice.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { judgeAndCompare } from '#shared/prediction/compare-titles.ts'
import { headlineAccuracy } from '#shared/prediction/published-figures.ts'
import { findYardstick } from './yardstick.ts'

/** Judges titles as the screens do, and compares their wording as titles of one video. Keeps the order of the titles. */
export async function scoreTitles(
  userId: string,
  { titles, ...video }: Parsed<typeof advice.score>,
  canReadChannel: boolean,
): Promise<Output<typeof advice.score>> {
  const { yardstick, judge, language } = await findYardstick(await requireAccount(userId), canReadChannel)
  return {
    titles: judgeAndCompare(titles, { judge, language, ...video }),
    yardstick,
    accuracy: headlineAccuracy.significant,
  }
}
