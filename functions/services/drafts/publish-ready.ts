import { publishEvent } from '#functions/services/webhooks/publish.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'
import { leadTitleOf } from './draft.ts'

/** Notifies the user's webhooks that a draft is ready, once each time it enters this state. */
export const publishReady = (draft: StoredDraft): Promise<void> =>
  publishEvent(draft.userId, {
    type: 'draft.ready',
    subject: `${draft.id}#${draft.changedIn.state ?? 1}`,
    data: { draft: draft.id, name: draft.name, title: leadTitleOf(draft) || null, planned: draft.planned },
  })
