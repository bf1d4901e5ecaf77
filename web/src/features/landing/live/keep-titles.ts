import { saveTriedVideo } from '#web/lib/tried-video.ts'

/** Stores the titles that a visitor types, without the example, for the screens after sign-up. */
export function keepTitles(panel: HTMLElement): void {
  panel.addEventListener('input', () => {
    const [title = '', other] = Array.from(panel.querySelectorAll('textarea'), ({ value, defaultValue }) =>
      value === defaultValue ? '' : value.trim(),
    )
    saveTriedVideo(sessionStorage, { title, other })
  })
}
