import { expect, test } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { crashAt } from '#test/support/interrupt.ts'
import { readAllStorageAsText, sentinels, signUpWithAllData } from '#test/support/user-data.ts'

const backend = setUpBackend()

/** Returns the places of the commands to crash at: the first and the last of each kind, by its name and table. */
async function listTurns(): Promise<number[]> {
  const { token } = await signUpWithAllData(backend)
  const commands: string[] = []
  const watching = await crashAt(({ name, input }) => {
    commands.push(`${name} ${input.TableName ?? ''}`)
    return false
  })
  await backend.request('DELETE', '/api/account', { as: token })
  watching.restore()
  return commands.flatMap((command, turn) =>
    [commands.indexOf(command), commands.lastIndexOf(command)].includes(turn) ? [turn] : [],
  )
}

test('a deletion that crashes at any kind of command is finished by the next day', { timeout: 600_000 }, async () => {
  expectErrors()
  const leavers: Awaited<ReturnType<typeof signUpWithAllData>>[] = []
  // The mails are read as they arrive, because the mailbox holds only the last 200.
  const notified = new Set<string>()
  const noteFinalMails = () => {
    for (const { subject, to } of backend.mails())
      if (subject.includes('has been deleted')) for (const address of to) notified.add(address)
  }
  const turns = await listTurns()
  let crashes = 0
  for (const turn of turns) {
    const user = await signUpWithAllData(backend)
    leavers.push(user)
    let sent = 0
    const killed = await crashAt(() => sent++ === turn)
    const response = await backend.request('DELETE', '/api/account', { as: user.token })
    killed.restore()
    if (killed.hasCrashed()) crashes += 1
    const isBegun = (await backend.items('revocations')).some(
      ({ userId, askedAt }) => userId === user.userId && askedAt,
    )
    if (!isBegun) {
      expect(response, `call ${turn}`).toMatchObject({ status: 500 })
      await backend.request('DELETE', '/api/account', { as: user.token })
    }
    noteFinalMails()
  }
  expect(crashes).toBeGreaterThan(31)
  await backend.invoke('jobs/purge-expired', {})
  const after = await readAllStorageAsText(backend, 'revocations')
  const found = leavers.flatMap(({ userId, email }, at) =>
    [userId, email].filter((trace) => after.includes(trace)).map((trace) => `call ${turns[at]}: ${trace}`),
  )
  expect([...found, ...sentinels.filter((text) => after.includes(text))]).toEqual([])
  noteFinalMails()
  expect(leavers.flatMap(({ email }, at) => (notified.has(email) ? [] : [`call ${turns[at]}`]))).toEqual([])
})
