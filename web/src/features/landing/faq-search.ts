/** Without case and accents: `Précision` is found by `precision`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Shows only the questions that hold every word typed, in the question or its answer, and says so if there are none. */
export function startFaqSearch(page: ParentNode): void {
  const field = page.querySelector<HTMLInputElement>('[data-faq-search]')
  const none = page.querySelector<HTMLElement>('[data-faq-none]')
  const items = [...page.querySelectorAll<HTMLElement>('[data-faq-item]')]
  field?.addEventListener('input', () => {
    const words = plain(field.value).split(/\s+/)
    for (const item of items) item.hidden = !words.every((word) => plain(item.textContent).includes(word))
    const found = items.some((item) => !item.hidden)
    if (none) none.textContent = found ? '' : (none.dataset.faqNone ?? '').replace('{text}', () => field.value.trim())
  })
}
