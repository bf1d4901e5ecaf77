import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setUpPageBackend, storeSession, visit } from './visit.tsx'

const { backend } = setUpPageBackend()

const creators = {
  Spanish: {
    channel: 'youtube.com/@elbalcondenuria',
    locale: 'es',
    field: 'Escribe el título de tu vídeo',
    button: 'Analizar',
    results: 'Recomendaciones de IA',
    examples: 'Ejemplos',
    details: 'Palabra por palabra',
    draft: 'Tomates en botella: 3 errores',
    similar: 'Tomates en maceta: los 5 errores que cometí',
  },
  Japanese: {
    channel: 'https://www.youtube.com/@真夜中の工房',
    locale: 'en',
    field: 'Enter your video title',
    button: 'Get Insights',
    results: 'AI Insights',
    examples: 'Examples',
    details: 'Word by word',
    draft: '祖母の懐中時計を直してみた',
    similar: '百年前の懐中時計を直してみた',
  },
} as const

test.each(Object.entries(creators))(
  'a creator on the free plan gets a verdict from their own videos: %s',
  async (_, creator) => {
    storeSession(await backend.signUpUser({ 'custom:youtube_channel': creator.channel, locale: creator.locale }))
    await visit('/dashboard/predictive-insights', { backend, locale: creator.locale })
    const user = userEvent.setup()
    await user.type(await screen.findByPlaceholderText(creator.field), creator.draft)
    await user.click(screen.getByRole('button', { name: creator.button }))

    const insights = within(await screen.findByRole('region', { name: creator.results }))
    // The result has the rank among the channel's 40 videos, of which one is too new on some days.
    await insights.findByText(/^(?:This title|Este título|Ce titre).*\b(?:39|40)\b/)
    await user.click(await screen.findByRole('tab', { name: creator.examples }))
    expect((await screen.findAllByRole('link', { name: new RegExp(`^${creator.similar}`) })).length).toBeGreaterThan(0)
    // No number is based on the title alone, and no English word is explained.
    expect(screen.queryByRole('tab', { name: creator.details })).toBeNull()
    expect(screen.getByRole('region', { name: creator.results }).textContent).not.toMatch(/real titles|títulos reales/i)
  },
)
