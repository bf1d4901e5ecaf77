import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import type { Locale } from '#shared/locale.ts'
import { loadLanguage } from '#web/messages/define.ts'
import { frameMessages } from '#web/messages/frame.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'

/** Renders a part of the app at `place`, speaking `locale`, with a router around it. */
export async function renderAt(place: InitialEntry, part: ReactNode, locale: Locale = 'en'): Promise<RenderResult> {
  await frameMessages.load(locale)
  // Parts that an earlier test showed in another language.
  await loadLanguage(locale)
  return render(
    <MessagesProvider initial={locale}>
      <MemoryRouter initialEntries={[place]}>{part}</MemoryRouter>
    </MessagesProvider>,
  )
}
