/** Normalizes case and accents, so that `precision` finds `Précision`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Filters the questions to those that contain every typed word, in question or answer. */
export function startFaqSearch(page: ParentNode): void {
  const field = page.querySelector<HTMLInputElement>('[data-faq-search]')
  const none = page.querySelector<HTMLElement>('[data-faq-none]')
  const items = [...page.querySelectorAll<HTMLElement>('[data-faq-item]')]
  field?.addEventListener('input', () => {
    const words = plain(field.value).split(/\s+/)
    for (const item of items) item.hidden = !words.every((word) => plain(item.textContent).includes(word))
    const hasMatch = items.some((item) => !item.hidden)
    if (none)
      none.textContent = hasMatch ? '' : (none.dataset.faqNone ?? '').replace('{text}', () => field.value.trim())
  })
}
