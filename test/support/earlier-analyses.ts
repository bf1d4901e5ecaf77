import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Creator } from './creator.ts'

/** Stores an analysis as the release before drafts did: without a draft and a version. */
export async function addEarlierAnalysis(
  { userId }: Pick<Creator, 'userId'>,
  { draft: _, version: __, ...analysis }: Analysis,
): Promise<void> {
  const { database } = await import('#functions/lib/database.ts')
  const Item = { userId, ...analysis }
  await database.send(new PutCommand({ TableName: process.env.TABLE_ANALYSES, Item }))
}

/** Makes a user's stored analyses look as the release before drafts left them. */
export async function loseDrafts(creator: Pick<Creator, 'userId'>): Promise<void> {
  const { listAnalyses } = await import('#functions/store/analyses.ts')
  const { deleteUserItems } = await import('#functions/store/user-data.ts')
  const { analyses } = await listAnalyses(creator.userId)
  for (const analysis of analyses) await addEarlierAnalysis(creator, analysis)
  for (const table of ['drafts', 'versions', 'pictures'] as const) await deleteUserItems(table, creator.userId)
}
