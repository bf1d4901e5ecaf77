import { expect, test } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { crashAt } from '#test/support/interrupt.ts'
import { readAllStorageAsText, signUpWithAllData, tracesOfUser } from '#test/support/user-data.ts'

const backend = setUpBackend()

test('a deletion that crashes at any of its calls is finished by the next day', { timeout: 600_000 }, async () => {
  expectErrors()
  for (let turn = 0, isDead = true; isDead; turn++) {
    const left = await signUpWithAllData(backend)
    let calls = 0
    const killed = await crashAt(() => calls++ === turn)
    const response = await backend.request('DELETE', '/api/account', { as: left.token })
    killed.restore()
    isDead = killed.hasCrashed()
    const isBegun = (await backend.items('revocations')).some(
      ({ userId, askedAt }) => userId === left.userId && askedAt,
    )
    if (!isBegun) {
      expect(response, `call ${turn}`).toMatchObject({ status: 500 })
      await backend.request('DELETE', '/api/account', { as: left.token })
    }
    await backend.invoke('jobs/purge-expired', {})
    const after = await readAllStorageAsText(backend, 'revocations')
    const found = tracesOfUser(left).filter((trace) => after.includes(trace))
    expect(found, `call ${turn}`).toEqual([])
    expect(backend.mails(left.email).filter(({ subject }) => subject.includes('has been deleted'))).not.toEqual([])
    if (!isDead) expect(turn).toBeGreaterThan(30)
  }
})
