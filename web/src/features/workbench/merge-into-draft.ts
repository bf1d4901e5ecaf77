import { maxHappensLength } from '#shared/advice/question.ts'
import { type Draft, type DraftFields, type DraftTitle, draftLimits } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { createTitle } from './create-title.ts'
import type { OpenVideo } from './open-video.ts'

/**
 * Merges the input on the screen into a stored draft, so that nothing typed is lost when it is saved: the titles, with the open one as the lead,
 * what happens, and the length. Returns undefined if a text is too long.
 */
export function mergeIntoDraft(
  { titles, lead }: Pick<Draft, 'titles' | 'lead'>,
  { title, happens, seconds, compared }: Pick<OpenVideo, 'title' | 'happens' | 'seconds' | 'compared'>,
): Pick<DraftFields, 'titles' | 'lead' | 'happens' | 'seconds'> | undefined {
  const byText = new Map<string, DraftTitle>(titles.map((title) => [title.text.trim(), title]))
  // The open one comes first, so that the limit does not drop it.
  const typed = [...compared.titles.filter((title) => title === compared.lead), ...compared.titles]
  for (const { id: _, ...one } of typed) {
    const text = one.text.trim()
    if (text && !byText.has(text)) byText.set(text, { ...createTitle(), ...one })
  }
  const merged = [...byText.values()]
  if (happens.length > maxHappensLength || merged.some(({ text }) => text.length > maxTitleLength)) return undefined
  const leadTitle = byText.get(title.trim())
  return {
    titles: merged.slice(0, draftLimits.titles),
    lead: leadTitle ? { ...lead, title: leadTitle.id } : lead,
    happens: happens.trim(),
    seconds: seconds ?? null,
  }
}
