import { publishEvent } from '#functions/services/webhooks/publish.ts'
import type { StoredDraft } from '#functions/store/drafts.ts'

/** Tells the user's webhooks that a draft is ready. */
export const publishReady = ({ userId, id, revision, name, titles, lead, planned }: StoredDraft): Promise<void> =>
  publishEvent(userId, {
    type: 'draft.ready',
    subject: `${id}#${revision}`,
    data: { draft: id, name, title: titles.find((title) => title.id === lead.title)?.text ?? null, planned },
  })
