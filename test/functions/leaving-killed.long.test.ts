import { afterAll, beforeAll, expect, test } from 'vitest'
import { allThatIsKept, richUser, tracesOf } from '#test/support/belongings.ts'
import { expectErrors } from '#test/support/console.ts'
import { type House, startHouse } from '#test/support/house.ts'
import { killAt } from '#test/support/killing.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())

test('a deletion that dies at any one of its calls is finished by the next day', { timeout: 600_000 }, async () => {
  expectErrors()
  for (let turn = 0, isDead = true; isDead; turn++) {
    const left = await richUser(house)
    let calls = 0
    const killed = await killAt(() => calls++ === turn)
    const answer = await house.request('DELETE', '/api/account', { as: left.token })
    killed.revive()
    isDead = killed.isDead()
    const isBegun = (await house.items('deletions')).some(({ userId }) => userId === left.userId)
    if (!isBegun) {
      expect(answer, `call ${turn}`).toMatchObject({ status: 500 })
      await house.request('DELETE', '/api/account', { as: left.token })
    }
    await house.invoke('jobs/forget-stale', {})
    const after = await allThatIsKept(house, 'deletions')
    const found = tracesOf(left).filter((trace) => after.includes(trace))
    expect(found, `call ${turn}`).toEqual([])
    expect(house.mails(left.email).filter(({ subject }) => subject.includes('is deleted'))).not.toEqual([])
    if (!isDead) expect(turn).toBeGreaterThan(30)
  }
})
