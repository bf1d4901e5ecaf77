import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#functions/lib/failure.ts'
import { type StoredDraft, setLatestVersion } from '#functions/store/drafts.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import { addVersion, canListAnalysis, getVersion } from '#functions/store/versions.ts'
import type { DraftContent } from '#shared/contract/drafts.ts'
import { maxVersionsPerDay } from '#shared/plans.ts'
import { contentOf, requireDraft } from './draft.ts'
import { addPictures } from './pictures.ts'

/**
 * Saves content as a version of one of the user's drafts, by default the draft's current content. Returns the version's number.
 * Throws Failure `not_found`, `thumbnail_not_found`, `draft_full` or `draft_limit_reached`.
 */
export async function keepContent(userId: string, id: string, content?: DraftContent): Promise<number> {
  const draft = await requireDraft(userId, id)
  if (content) await addPictures(userId, id, content.thumbnails)
  return keepVersion(draft, content)
}

interface KeepOptions {
  /** False for versions of analyses, which have their own limit. */
  readonly isLimited?: boolean
  readonly createdAt?: string | undefined
  /** The id of an analysis that the version must have room for. */
  readonly analysis?: string
}

/**
 * Saves content as the next version of a draft, unless the latest version has the same content. Returns the number of the version. The
 * version is stored before its number is set in the draft, so that after a crash in between the next call finds it.
 */
export async function keepVersion(
  draft: StoredDraft,
  content: DraftContent = draft,
  { isLimited = true, createdAt, analysis }: KeepOptions = {},
): Promise<number> {
  const { userId, id } = draft
  const resolved = contentOf(content)
  let isSpent = !isLimited
  let number = draft.version
  let latest = number > 0 ? await getVersion(userId, id, number) : undefined
  for (;;) {
    const isSame = latest && isDeepStrictEqual(latest.content, resolved)
    if (latest && isSame && (analysis === undefined || canListAnalysis(latest, analysis))) break
    if (!isSpent) await spendVersion(userId)
    isSpent = true
    number += 1
    if (await addVersion(userId, id, { number, content: resolved, createdAt })) break
    // Another or an interrupted request created this version.
    latest = await getVersion(userId, id, number)
  }
  await setLatestVersion(userId, id, number)
  return number
}

async function spendVersion(userId: string): Promise<void> {
  if (!(await spendDailyCap('versions', userId, maxVersionsPerDay))) throw new Failure('draft_limit_reached')
}
