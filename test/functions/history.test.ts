import { describe, expect, test } from 'vitest'
import { newId } from '#functions/lib/id.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** Stores analyses directly, since requests would need a plan with enough units. */
async function storeAnalyses({ userId }: Creator, count: number): Promise<Analysis[]> {
  const { addAnalysis } = await import('#functions/store/analyses.ts')
  const made = Array.from({ length: count }, (_, index): Analysis => {
    const at = Date.UTC(2026, 10, 1) + index
    return {
      id: newId(at),
      createdAt: new Date(at).toISOString(),
      title: `Title ${index}`,
      titleAnalysis: analyzeTitle(`Title ${index}`),
    }
  })
  await Promise.all(made.map((analysis) => addAnalysis(userId, analysis)))
  return made.reverse()
}

describe('the history of analyses', () => {
  const page = async ({ token }: Creator, query = '') =>
    advice.history.output.parse((await backend.request('GET', `/api/analyses${query}`, { as: token })).body)

  test('is empty at first', async () => {
    expect(await page(await makeCreator(backend))).toEqual({ analyses: [] })
  })

  test('lists the newest first, 20 per page, and only the user’s own', async () => {
    const [creator, other] = [await makeCreator(backend), await makeCreator(backend)]
    const stored = await storeAnalyses(creator, 25)
    await storeAnalyses(other, 3)
    const first = await page(creator)
    expect(first.analyses).toMatchObject(stored.slice(0, 20))
    const { analyses, ...more } = await page(creator, `?before=${first.next}`)
    expect(analyses).toMatchObject(stored.slice(20))
    expect(more).toEqual({})
  })

  test('leaves out the scores of examples that earlier advice was stored with', async () => {
    const creator = await makeCreator(backend)
    const [stored] = await storeAnalyses(creator, 1)
    const { saveAdvice } = await import('#functions/store/analyses.ts')
    const suggestion = { text: 'Say less', priority: 'low' as const, explanation: '' }
    const example = { text: 'A shorter title', score: 60 }
    const title = { strengths: [], suggestions: [{ ...suggestion, examples: [example] }] }
    await saveAdvice(creator.userId, stored?.id ?? '', { title })
    const [read] = (await page(creator)).analyses
    expect(read?.advice?.title?.suggestions).toEqual([{ ...suggestion, examples: [{ text: example.text }] }])
  })

  test.each(['?before=', '?before=A', '?before=../x', `?before=${'0'.repeat(41)}`, '?page=2', '?before=a&before=b'])(
    'refuses the query %s',
    async (query) => {
      const { token } = await makeCreator(backend)
      const response = await backend.request('GET', `/api/analyses${query}`, { as: token })
      expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } })
    },
  )
})

describe('deleting an analysis', () => {
  const listStored = async (creator: Creator) =>
    (await backend.items('analyses')).filter(({ userId }) => userId === creator.userId)
  const remove = ({ token }: Creator, id: string) => backend.request('DELETE', `/api/analyses/${id}`, { as: token })

  test('deletes only that one, and is idempotent', async () => {
    const creator = await makeCreator(backend)
    const [first, second] = await storeAnalyses(creator, 2)
    expect(await remove(creator, `${first?.id}`)).toMatchObject({ status: 200, body: {} })
    expect(await remove(creator, `${first?.id}`)).toMatchObject({ status: 200, body: {} })
    expect(await listStored(creator)).toMatchObject([{ id: second?.id }])
  })

  test('does not delete an analysis of another user', async () => {
    const [creator, other] = [await makeCreator(backend), await makeCreator(backend)]
    const [theirs] = await storeAnalyses(other, 1)
    expect(await remove(creator, `${theirs?.id}`)).toMatchObject({ status: 200 })
    expect(await listStored(other)).toHaveLength(1)
  })

  test.each(['short', 'UPPER00000000000000000', '..%2F..%2Fetc%2Fpasswd'])('refuses the id %s', async (id) => {
    const creator = await makeCreator(backend)
    expect(await remove(creator, id)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', fields: { id: 'invalid' } } },
    })
  })
})
