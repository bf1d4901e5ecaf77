import { publishEvent } from '#functions/services/webhooks/publish.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'
import { leadTitleOf } from './draft.ts'

/** Tells the user's webhooks that a draft is ready. */
export const publishReady = (draft: StoredDraft): Promise<boolean> =>
  publishEvent(draft.userId, {
    type: 'draft.ready',
    subject: `${draft.id}#${draft.revision}`,
    data: { draft: draft.id, name: draft.name, title: leadTitleOf(draft) || null, planned: draft.planned },
  })
