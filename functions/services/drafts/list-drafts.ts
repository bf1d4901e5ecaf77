import { listDraftItems } from '#functions/store/drafts.ts'
import type { drafts } from '#shared/contract/drafts.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { summarizeDraft } from './draft.ts'

/** Returns a page of the user's drafts, newest first. `before` and `next` are cursors. */
export async function listDrafts(userId: string, before: string | undefined): Promise<Output<typeof drafts.list>> {
  const { drafts: items, ...more } = await listDraftItems(userId, before)
  return { drafts: await Promise.all(items.map(summarizeDraft)), ...more }
}
