import { simplify } from '#shared/simplify.ts'
import { copyText } from '#web/lib/clipboard.ts'

/** Makes the prerendered reference interactive: search, copying, and one language for all samples. */
export function startReference(page: Document): void {
  startSearch(page)
  startCopying(page)
  startLanguages(page)
  markCurrent(page)
}

/** Filters sections and their links to those that contain every typed word. Ignores samples, because all contain `fetch`. */
function startSearch(page: Document) {
  const field = page.querySelector<HTMLInputElement>('[data-find-field]')
  const status = page.querySelector<HTMLElement>('[data-find-status]')
  if (!field || !status) return
  const sections = [...page.querySelectorAll<HTMLElement>('[data-find]')].map((section) => ({
    section,
    text: simplify([...section.querySelectorAll('[data-find-text]')].map(({ textContent }) => textContent).join(' ')),
    links: [...page.querySelectorAll<HTMLElement>(`[data-find-for="${section.id}"]`)],
  }))
  const groups = [...page.querySelectorAll<HTMLElement>('[data-find-group]')]
  const search = () => {
    const words = simplify(field.value).split(/\s+/)
    for (const { section, text, links } of sections) {
      const isHidden = !words.every((word) => text.includes(word))
      for (const element of [section, ...links]) element.hidden = isHidden
    }
    for (const group of groups) {
      const parts = [...group.querySelectorAll<HTMLElement>('[data-find], [data-find-for]')]
      group.hidden = parts.every((part) => part.hidden)
    }
    const n = sections.filter(({ section }) => !section.hidden).length
    const { none = '', found = '' } = status.dataset
    status.textContent = field.value.trim()
      ? n > 0
        ? found.replace('{n}', String(n))
        : none.replace('{text}', () => field.value.trim())
      : ''
  }
  field.addEventListener('input', search)
  // The browser may have restored the text after a reload.
  if (field.value) search()
  page.querySelector('[data-find-form]')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const first = sections.find(({ section }) => !section.hidden)?.section
    first?.scrollIntoView()
    first?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  })
  // A link within the page may lead to a section that the search has hidden.
  page.defaultView?.addEventListener('hashchange', () => {
    const target = page.getElementById(location.hash.slice(1))
    if (!target?.closest('[hidden]')) return
    field.value = ''
    search()
    target.scrollIntoView()
  })
}

/** How long a copy button shows its confirmation, in milliseconds. */
const noticeTime = 2000

function startCopying(page: Document) {
  for (const button of page.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.querySelector('span')
    if (!label) continue
    const usual = label.textContent
    label.setAttribute('aria-live', 'polite')
    button.addEventListener('click', async () => {
      const figure = button.closest('figure')
      const language = figure?.querySelector<HTMLInputElement>('input:checked')?.value ?? ''
      const code = figure?.querySelector(`[data-sample="${language}"]`)?.textContent ?? ''
      const { copied = '', failed = '' } = button.dataset
      label.textContent = (await copyText(code)) ? copied : failed
      setTimeout(() => {
        label.textContent = usual
      }, noticeTime)
    })
  }
}

const storageKey = 'viewcraft.samples'

/** Switches the language of all samples at once and stores the choice. */
function startLanguages(page: Document) {
  const radios = [...page.querySelectorAll<HTMLInputElement>('[data-sample-language] input')]
  const choose = (language: string) => {
    for (const radio of radios) radio.checked = radio.value === language
  }
  const stored = localStorage.getItem(storageKey)
  if (radios.some(({ value }) => value === stored)) choose(stored ?? '')
  for (const radio of radios)
    radio.addEventListener('change', () => {
      const { top } = radio.getBoundingClientRect()
      choose(radio.value)
      localStorage.setItem(storageKey, radio.value)
      // Samples above have changed height, so scrolls to keep the used one in place.
      page.defaultView?.scrollBy({ top: radio.getBoundingClientRect().top - top, behavior: 'instant' })
    })
}

/** Marks the link of the section at the top of the window. */
function markCurrent(page: Document) {
  const visible = new Set<Element>()
  const sections = [...page.querySelectorAll<HTMLElement>('[data-find]')]
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? visible.add(target) : visible.delete(target)
      const current = sections.find((section) => visible.has(section))
      for (const link of page.querySelectorAll('[data-find-for] a[aria-current]')) link.removeAttribute('aria-current')
      if (!current) return
      for (const link of page.querySelectorAll<HTMLElement>(`[data-find-for="${current.id}"] a`)) {
        link.setAttribute('aria-current', 'true')
        // Only the list scrolls, because the link is beside the page.
        if (link.offsetParent) link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    },
    { rootMargin: '-64px 0px -70% 0px' },
  )
  for (const section of sections) observer.observe(section)
}
