import { simplify } from '#shared/simplify.ts'

/** Filters the questions to those that contain every typed word, in question or answer. */
export function startFaqSearch(page: ParentNode): void {
  const field = page.querySelector<HTMLInputElement>('[data-faq-search]')
  const none = page.querySelector<HTMLElement>('[data-faq-none]')
  const items = [...page.querySelectorAll<HTMLElement>('[data-faq-item]')]
  field?.addEventListener('input', () => {
    const words = simplify(field.value).split(/\s+/)
    for (const item of items) item.hidden = !words.every((word) => simplify(item.textContent).includes(word))
    const hasMatch = items.some((item) => !item.hidden)
    if (none)
      none.textContent = hasMatch ? '' : (none.dataset.faqNone ?? '').replace('{text}', () => field.value.trim())
  })
}
