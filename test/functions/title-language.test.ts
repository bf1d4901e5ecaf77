import { expect, test } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()
const spanishChannel = 'UCelBalconDeNuria-000009'

/** Only names: its own words do not say which language it is in. */
const title = 'Minecraft Hardcore Parkour Vlog'

/** Returns what an analysis and the API base the title on: the English model, or not. */
async function analyze({ token }: Creator) {
  const analyzed = await backend.request('POST', '/api/analyze', { as: token, body: { title } })
  const { titleAnalysis, nextSteps } = advice.analyze.output.parse(analyzed.body).analysis
  const scored = await backend.request('POST', '/api/titles/score', {
    as: token,
    body: { titles: [title, 'Minecraft Parkour'] },
  })
  const [byApi] = advice.score.output.parse(scored.body).titles
  const ideas = await backend.request('POST', '/api/titles', { as: token, body: { title } })
  return {
    analysis: titleAnalysis?.basis,
    api: byApi?.basis,
    ideas: advice.titles.output.parse(ideas.body).basis,
    hasSteps: (nextSteps?.length ?? 0) > 0,
  }
}

const english = { analysis: 'model', api: 'model', ideas: 'model', hasSteps: true }
const other = { analysis: 'other_language', api: 'other_language', ideas: 'other_language', hasSteps: false }

test('a title whose words do not tell its language is in that of the channel’s titles', async () => {
  expect(await analyze(await makeCreator(backend, { channel: spanishChannel }))).toEqual(other)
})

test('the language that the creator chose takes precedence', async () => {
  const nuria = await makeCreator(backend, { channel: spanishChannel })
  await backend.request('PATCH', '/api/account', { as: nuria.token, body: { titleLanguage: 'en' } })
  // None of these depends on the channel's own videos, which are compared in their own language.
  expect(await analyze(nuria)).toEqual(english)
  await backend.request('PATCH', '/api/account', { as: nuria.token, body: { titleLanguage: null } })
  const account = await backend.request('GET', '/api/account', { as: nuria.token })
  expect(account.body).toMatchObject({ titleLanguage: null })
})

test('without a channel, the language of the account decides', async () => {
  const ada = await makeCreator(backend, { channel: false })
  expect(await analyze(ada)).toEqual(english)
  const ben = await makeCreator(backend, { channel: false })
  await backend.request('PATCH', '/api/account', { as: ben.token, body: { locale: 'fr' } })
  expect(await analyze(ben)).toEqual(other)
})
