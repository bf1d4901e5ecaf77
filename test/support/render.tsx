import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { loadLanguage } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'

/** Renders a part of the app in a router at `place`, in `locale`. */
export async function renderAt(place: InitialEntry, part: ReactNode, locale: Locale = 'en'): Promise<RenderResult> {
  await frameMessages.load(locale)
  // An earlier test may have rendered it in another language.
  await loadLanguage(locale)
  return render(
    <MessagesProvider initial={locale}>
      <MemoryRouter initialEntries={[place]}>{part}</MemoryRouter>
    </MessagesProvider>,
  )
}
