import { maxHappensLength } from '#shared/advice/question.ts'
import { type Draft, type DraftFields, type DraftTitle, draftLimits } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { createTitle } from './create-title.ts'
import type { OpenVideo } from './open-video.ts'

/**
 * Returns what a draft gets of a video that is typed, so that nothing is lost when it is kept: its titles, of which it leads with the
 * open one, what happens, and the length. Returns undefined if a text is too long.
 */
export function toKeep(
  { titles, lead }: Pick<Draft, 'titles' | 'lead'>,
  { title, happens, seconds, compared }: Pick<OpenVideo, 'title' | 'happens' | 'seconds' | 'compared'>,
): Pick<DraftFields, 'titles' | 'lead' | 'happens' | 'seconds'> | undefined {
  const byText = new Map<string, DraftTitle>(titles.map((one) => [one.text.trim(), one]))
  // The open one comes first, so that it has a place.
  const typed = [...compared.titles.filter((one) => one === compared.lead), ...compared.titles]
  for (const { id: _, ...one } of typed)
    if (one.text.trim() && !byText.has(one.text.trim())) byText.set(one.text.trim(), { ...createTitle(), ...one })
  const all = [...byText.values()]
  if (happens.length > maxHappensLength || all.some(({ text }) => text.length > maxTitleLength)) return undefined
  const led = byText.get(title.trim())
  return {
    titles: all.slice(0, draftLimits.titles),
    lead: led ? { ...lead, title: led.id } : lead,
    happens: happens.trim(),
    seconds: seconds ?? null,
  }
}
