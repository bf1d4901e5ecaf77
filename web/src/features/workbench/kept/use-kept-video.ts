import type { Analysis } from '#shared/contract/advice.ts'
import { type Draft, type DraftTitle, draftLimits } from '#shared/contract/drafts.ts'
import { type OfferedTitle, offerInstead, settleOffer } from '#shared/prediction/offered.ts'
import { baseOf } from '#shared/prediction/yardsticks.ts'
import { createTitle } from '../create-title.ts'
import type { OpenVideo } from '../open-video.ts'
import type { Changes } from './autosave.ts'
import type { Autosaver } from './autosaver.ts'
import { getLeadTitle } from './content.ts'

/** Returns a draft as the open video of the workbench. The open title is the lead title. Changes are saved automatically. */
export function useKeptVideo(draft: Draft, autosaver: Autosaver, shown: Analysis | undefined): OpenVideo {
  const seconds = draft.seconds ?? undefined
  const edit = (change: (draft: Draft) => Changes) => autosaver.edit(change(autosaver.view().draft))
  const open = (title: OfferedTitle, isDropped: (lead: DraftTitle) => boolean) =>
    edit((draft) => openTitle(draft, title, isDropped))
  const isBlank = ({ text }: DraftTitle) => text.trim() === ''
  return {
    title: getLeadTitle(draft)?.text ?? '',
    setTitle: (text) => edit((draft) => writeLead(draft, text)),
    happens: draft.happens,
    setHappens: (happens) => autosaver.edit({ happens }),
    seconds,
    setSeconds: (length) => autosaver.edit({ seconds: length ?? null }),
    judged: { base: baseOf(draft.titles), seconds },
    titles: draft.titles,
    compared: {
      titles: draft.titles,
      lead: getLeadTitle(draft),
      set: (titles) => edit((draft) => replaceTitles(draft, titles)),
    },
    takeOffered: (title) => {
      const analyzed = shown?.title
      if (analyzed === undefined) return
      const offeredFor = draft.titles.find(({ text }) => text.trim() === analyzed)?.offeredFor
      // A used suggestion that was neither edited nor analyzed is replaced by the next suggestion or by the original title.
      open(
        { text: title, ...offerInstead(title, { text: analyzed, offeredFor }) },
        (lead) => isBlank(lead) || (lead.offeredAs === lead.text && lead.text !== analyzed),
      )
    },
    takeOneOf: ({ text, offeredFor, offeredAs }) =>
      open({ text, ...(offeredFor !== undefined && { offeredFor, offeredAs }) }, isBlank),
  }
}

/** Returns the changes that set the lead title. */
function writeLead(draft: Draft, text: string): Changes {
  const lead = getLeadTitle(draft)
  if (lead) return { titles: draft.titles.map((title) => (title === lead ? settleOffer({ ...title, text }) : title)) }
  const title = createTitle(text)
  return { titles: [title], lead: { ...draft.lead, title: title.id } }
}

/** Returns the changes that replace a draft's titles. The lead is kept if it is among them. */
function replaceTitles(draft: Draft, titles: readonly DraftTitle[]): Changes {
  const { title: _, ...others } = draft.lead
  const leadId = getLeadTitle(draft)?.id
  const isKept = leadId !== undefined && titles.some(({ id }) => id === leadId)
  return { titles: [...titles], lead: isKept ? { ...others, title: leadId } : others }
}

/**
 * Returns the changes that make a title the draft's lead. A new title is added, and in a full draft replaces the previous lead.
 * `isDropped` removes the previous lead.
 */
function openTitle(draft: Draft, { text, ...offer }: OfferedTitle, isDropped: (lead: DraftTitle) => boolean): Changes {
  const previous = getLeadTitle(draft)
  const existing = draft.titles.find((title) => title !== previous && title.text.trim() === text.trim())
  if (!existing && previous && previous.text.trim() === text.trim()) return {}
  const title = existing ?? { ...createTitle(text), ...offer }
  const isReplaced = previous && (isDropped(previous) || (!existing && draft.titles.length === draftLimits.titles))
  const remaining = isReplaced ? draft.titles.filter((title) => title !== previous) : draft.titles
  return { titles: existing ? remaining : [...remaining, title], lead: { ...draft.lead, title: title.id } }
}
