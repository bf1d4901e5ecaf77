import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { ideasFor } from '#shared/prediction/ideas.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { type House, startHouse } from '#test/support/house.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())

const ask = ({ token }: Creator, title: string) => house.request('POST', '/api/titles', { as: token, body: { title } })

async function ideas(creator: Creator, title: string) {
  const { status, body } = await ask(creator, title)
  expect(status).toBe(200)
  return advice.titles.output.parse(body)
}

const draft = 'Daily vlog #12 | how I built a tiny house in 30 days!!'

describe('titles for a draft', () => {
  test('are the built-in optimiser’s, and cost nothing', async () => {
    const creator = await makeCreator(house)
    const answer = await ideas(creator, ` ${draft} `)
    expect(answer).toEqual(ideasFor(draft))
    expect(answer.ideas.length).toBeGreaterThan(1)
    expect((await house.items('usage')).filter(({ userId }) => userId === creator.userId)).toEqual([])
  })

  test('are none where the model has nothing to go on', async () => {
    const creator = await makeCreator(house)
    expect(await ideas(creator, 'Cómo hacer pan en casa con mi familia')).toEqual({
      basis: 'other_language',
      ideas: [],
    })
  })

  test.each(['', '   ', 'x'.repeat(101)])('need a draft that could be a title: %j', async (title) => {
    expect((await ask(await makeCreator(house), title)).status).toBe(400)
  })
})
