import { triedVideoKey } from '#web/lib/tried-video.ts'

/** Restores the titles of an earlier visit in this tab to fields that still show the example. */
export function restoreTitles(panel: HTMLElement): void {
  const savedTitles = readVisitorTexts(sessionStorage)
  for (const field of panel.querySelectorAll('textarea')) {
    const title = savedTitles[field.name]
    // The browser may have restored the field.
    if (title && field.value === field.defaultValue) field.value = title
  }
}

/** Returns the texts that a visitor typed in this tab, by field. Ignores those of signed-in users, and unreadable or refused storage. */
function readVisitorTexts(storage: Storage): Readonly<Record<string, string>> {
  try {
    const video: unknown = JSON.parse(storage.getItem(triedVideoKey) ?? 'null')
    if (typeof video !== 'object' || video === null || 'user' in video) return {}
    const entries = Object.entries(video).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}
