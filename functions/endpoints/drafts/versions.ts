import { handle } from '#functions/lib/handle.ts'
import { listDraftVersions } from '#functions/services/analysis/draft-analyses.ts'
import { withoutChannel } from '#functions/services/analysis/stored-verdict.ts'
import { drafts } from '#shared/contract/drafts.ts'

export const handler = handle(drafts.versions, async ({ input: { id, before }, userId, canReadChannel }) => {
  const page = await listDraftVersions(userId, id, before)
  if (canReadChannel) return page
  const versions = page.versions.map((version) => ({ ...version, analyses: version.analyses.map(withoutChannel) }))
  return { ...page, versions }
})
