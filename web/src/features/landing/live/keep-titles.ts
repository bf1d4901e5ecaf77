import { readVisitorTitles, saveTriedVideo } from '#web/lib/tried-video.ts'

/**
 * Keeps the titles that a visitor types, without the example, for the screens after sign-up, and puts those of an earlier visit in
 * this tab back. Returns whether there were any.
 */
export function keepTitles(panel: HTMLElement): boolean {
  panel.addEventListener('input', () => {
    const [title = '', other] = Array.from(panel.querySelectorAll('textarea'), ({ value, defaultValue }) =>
      value === defaultValue ? '' : value.trim(),
    )
    saveTriedVideo(sessionStorage, { title, other })
  })
  const kept = readVisitorTitles(sessionStorage)
  for (const field of panel.querySelectorAll('textarea')) {
    const title = kept[field.name]
    // The browser may have restored the field.
    if (title && field.value === field.defaultValue) field.value = title
  }
  return Boolean(kept.title)
}
