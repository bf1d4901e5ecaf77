import { requireDraft } from '#functions/services/drafts/draft.ts'
import { getAnalysis } from '#functions/store/analyses.ts'
import { listVersions, type StoredVersion } from '#functions/store/versions.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { DraftVersion, drafts } from '#shared/contract/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { completeAnalyses } from './list-history.ts'

/** Returns a page of a draft's versions, newest first, each with its analyses. Throws Failure `not_found`. */
export async function listDraftVersions(
  userId: string,
  id: string,
  before: number | undefined,
): Promise<Output<typeof drafts.versions>> {
  await requireDraft(userId, id)
  const { versions, ...more } = await listVersions(userId, id, before)
  return { versions: await Promise.all(versions.map((version) => resolveVersion(userId, version))), ...more }
}

/**
 * Yields the stored analyses of a draft's versions up to `last`, by default the latest, newest first. Only those of one
 * version are in memory at a time, because a draft can have any number of versions.
 */
export async function* readDraftAnalyses(userId: string, id: string, last?: number): AsyncGenerator<Analysis> {
  let before = last === undefined ? undefined : last + 1
  do {
    const { versions, next } = await listVersions(userId, id, before)
    for (const { analyses } of versions) yield* await getAnalyses(userId, analyses)
    before = next
  } while (before !== undefined)
}

/** Returns stored analyses, newest first. */
async function getAnalyses(userId: string, ids: readonly string[]): Promise<Analysis[]> {
  const newestFirst = ids.toSorted().reverse()
  const stored = await Promise.all(newestFirst.map((id) => getAnalysis(userId, id)))
  return stored.filter((analysis) => analysis !== undefined)
}

async function resolveVersion(
  userId: string,
  { number, createdAt, content, analyses: ids }: StoredVersion,
): Promise<DraftVersion> {
  const analyses = await completeAnalyses(userId, await getAnalyses(userId, ids))
  return { number, createdAt, content, analyses }
}
