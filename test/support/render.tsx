import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { loadLanguage } from '#web/messages/load.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'

/** Renders a part of the app at `place`, speaking `locale`, with a router around it. */
export async function renderAt(place: InitialEntry, part: ReactNode, locale: Locale = 'en'): Promise<RenderResult> {
  const language = await loadLanguage(locale)
  return render(
    <MessagesProvider initial={language}>
      <MemoryRouter initialEntries={[place]}>{part}</MemoryRouter>
    </MessagesProvider>,
  )
}
