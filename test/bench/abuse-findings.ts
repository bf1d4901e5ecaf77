import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { mock } from 'node:test'
import * as z from 'zod/mini'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createGate } from '#infra/local/stubs/gate.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { studio, studioLimits } from '#shared/contract/studio.ts'
import { spendLists, spendLookUps } from '#test/support/attacks/spend-look-ups.ts'
import type { Backend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import { postForm } from '#test/support/thumbnail-uploads.ts'
import type { Row } from './row.ts'

/**
 * Replays attacks on what users share, on deletions and on limits. Where an attack that did not run at all would pass, the row
 * also has a minimum ratio.
 */
export const replayFindings = async (backend: Backend): Promise<Row[]> => [
  ...(await exhaustLookUps(backend)),
  ...(await exhaustLists(backend)),
  await writeDuringDeletion(backend),
  await keepFilesAtOnce(backend),
  await keepFilesAfterDeletion(backend),
  await delayWebhooks(backend),
]

/** The attacker's free accounts. 26 were enough before Free users had a share of the look-ups of their own. */
const attackers = 60

/** Has free accounts change their own channel and follow others, as often as the limits allow. */
async function exhaustLookUps(backend: Backend): Promise<Row[]> {
  const { uses } = await import('#functions/services/youtube-quota/quota.ts')
  const { pacificDate } = await import('#functions/lib/period.ts')
  const { readBudgetUsed } = await import('#functions/store/limits.ts')
  const { follow, change } = await spendLookUps(backend, attackers)
  // One channel exists, the other does not.
  const refused = [follow !== 200, change !== 404].filter(Boolean).length
  const used = await readBudgetUsed(`youtube#${pacificDate()}#freeLookUps`)
  return [
    {
      metric: `look-ups that a Premium user is refused after ${attackers} free accounts`,
      comparedWith: '2 requests',
      ratio: refused / 2,
      atMost: 0,
    },
    {
      metric: `look-ups of everybody that ${attackers} free accounts used`,
      comparedWith: `${uses.lookUps.cap} a day`,
      ratio: used / uses.lookUps.cap,
      atMost: 0.5,
      atLeast: 0.5,
    },
  ]
}

/** Has free accounts follow more channels than can be listed in a day, before a Premium user follows one. */
async function exhaustLists(backend: Backend): Promise<Row[]> {
  const { uses } = await import('#functions/services/youtube-quota/quota.ts')
  const { free, before } = await spendLists(backend, uses.following.cap)
  const comparedWith = `${uses.following.cap} units a day`
  return [
    {
      metric: 'lists of channels that only Free users follow',
      comparedWith,
      ratio: free / uses.following.cap,
      atMost: 0.5,
      atLeast: 0.45,
    },
    {
      metric: 'such lists before that of a Premium user',
      comparedWith,
      ratio: before / uses.following.cap,
      atMost: 0,
    },
  ]
}

const Command = z.object({ input: z.looseObject({}) })

type IsHeld = (name: string, input: Readonly<Record<string, unknown>>) => boolean

/** Holds the first command that each of `kinds` accepts until its `release` is called. `started` resolves when it would be sent. */
async function holdCommands(kinds: readonly IsHeld[]) {
  const { database } = await import('#functions/lib/database.ts')
  const { s3Client } = await import('#functions/store/files.ts')
  const holds = kinds.map((isHeld) => {
    const gate = createGate()
    const release = gate.close()
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    return { isHeld, isOver: false, start: () => start(), wait: gate.wait, started, release }
  })
  const spies = [database, s3Client].map((client: { send: (command: never) => Promise<unknown> }) => {
    const send = client.send.bind(client)
    return mock.method(client, 'send', async (command: never) => {
      const [name, { input }] = [Object(command).constructor.name, Command.parse(command)]
      const hold = holds.find(({ isHeld, isOver }) => !isOver && isHeld(name, input))
      if (hold) {
        hold.isOver = true
        hold.start()
        await hold.wait()
      }
      return send(command)
    })
  })
  const restore = () => {
    for (const spy of spies) spy.mock.restore()
  }
  return { holds, restore }
}

const isLink = (name: string, { TableName }: Readonly<Record<string, unknown>>) =>
  name === 'PutCommand' && TableName === process.env.TABLE_LINKS
const isGiven = (name: string, { Key }: Readonly<Record<string, unknown>>) =>
  name === 'PutObjectCommand' && `${Key}`.startsWith('given_rows/')
/** Returns whether a command is a step of a deletion after links and given rows, and before the account. */
const isLateStep = (name: string, { Prefix }: Readonly<Record<string, unknown>>) =>
  name === 'ListObjectsV2Command' && `${Prefix}`.startsWith('originals/')

/** Deletes accounts while each of three requests is about to write. */
async function writeDuringDeletion(backend: Backend): Promise<Row> {
  const feed = (as: string) => backend.request('POST', '/api/calendar/feed', { as, body: {} })
  const share = async (as: string) => {
    const titles = [{ id: 'title0', text: 'How I keep bees' }]
    const { body } = await backend.request('POST', '/api/drafts', { as, body: { titles } })
    const { draft } = drafts.create.output.parse(body)
    const chosen = { titles: ['title0'], thumbnails: [], days: 7, voting: false }
    return backend.request('POST', `/api/drafts/${draft.id}/shares`, { as, body: chosen })
  }
  const row = { title: 'nightjar', impressions: 5, clickRate: 1, views: 2, seconds: 60 }
  const give = (as: string) => backend.request('POST', '/api/studio/given', { as, body: { rows: [row] } })
  const calls = [
    [isLink, feed],
    [isLink, share],
    [isGiven, give],
  ] as const
  let left = 0
  for (const [isHeld, call] of calls) {
    const { userId, tokens } = await backend.signUpUser()
    const before = (await backend.imageKeys()).length
    const { holds, restore } = await holdCommands([isHeld, isLateStep])
    const [writing, deleting] = holds
    const called = call(tokens.accessToken)
    await Promise.race([writing?.started, called])
    const removed = backend.request('DELETE', '/api/account', { as: tokens.accessToken })
    await Promise.race([deleting?.started, removed])
    writing?.release()
    await called
    deleting?.release()
    await removed
    restore()
    if (!holds.every(({ isOver }) => isOver)) throw new Error('a call or the deletion ended before it wrote')
    const links = (await backend.items('links')).filter((link) => link.userId === userId)
    left += links.length + (await backend.imageKeys()).length - before
  }
  return {
    metric: 'links and files left by calls during the deletion of an account',
    comparedWith: `${calls.length} calls`,
    ratio: left / calls.length,
    atMost: 0,
  }
}

const sha256 = (file: Uint8Array) => createHash('sha256').update(file).digest('hex')

/** Creates a creator, with functions that request the form of a numbered file, count the kept files, and remove one. */
async function makeKeeper(backend: Backend) {
  const { token: as } = await makeCreator(backend)
  const request = async (at: number) => {
    const file = Buffer.from(`Content,Video title,Views\n${at}`)
    const body = { name: `${at}.csv`, sha256: sha256(file) }
    const answer = await backend.request('POST', '/api/studio/files', { as, body })
    return answer.status === 200 ? { file, form: studio.keep.output.parse(answer.body) } : undefined
  }
  const count = async () =>
    studio.list.output.parse((await backend.request('GET', '/api/studio', { as })).body).files.length
  const remove = (id: string) => backend.request('DELETE', `/api/studio/files/${id}`, { as })
  return { request, count, remove }
}

const comparedWithFiles = `${studioLimits.files} files`

/** Sends 45 requests for upload forms at once, and all forms. */
async function keepFilesAtOnce(backend: Backend): Promise<Row> {
  const { request, count } = await makeKeeper(backend)
  const made = await Promise.all(Array.from({ length: 45 }, (_, at) => request(at)))
  await Promise.all(made.map((one) => one && postForm(one.form, one.file)))
  const ratio = (await count()) / studioLimits.files
  return {
    metric: 'Studio files kept by 45 requests at once',
    comparedWith: comparedWithFiles,
    ratio,
    atMost: 1,
    atLeast: 1,
  }
}

/** Deletes each file before its form is sent, and then sends all forms. */
async function keepFilesAfterDeletion(backend: Backend): Promise<Row> {
  const { request, count, remove } = await makeKeeper(backend)
  const made = []
  for (let at = 0; at < 40; at++) {
    const one = await request(at)
    if (!one) continue
    made.push(one)
    await remove(one.form.id)
  }
  for (const { form, file } of made) await postForm(form, file)
  const ratio = (await count()) / studioLimits.files
  return { metric: 'Studio files kept by forms of deleted files', comparedWith: comparedWithFiles, ratio, atMost: 1 }
}

const slowReceivers = 600
const slowAnswerMs = 9300
const runMs = 60_000

/** Measures how long a receiver that answered fast before waits while 600 new ones answer after 9.3 seconds. */
async function delayWebhooks(backend: Backend): Promise<Row> {
  const { addWebhook } = await import('#functions/store/webhooks.ts')
  const { publishEvent } = await import('#functions/services/webhooks/publish.ts')
  const { newId } = await import('#functions/lib/id.ts')
  const servers: RunningServer[] = []
  const addReceiver = async (receive: RequestListener) => {
    const [receiver, { userId }] = [await listen(receive), await makeCreator(backend)]
    servers.push(receiver)
    await addWebhook({
      userId,
      id: newId(),
      url: `${receiver.origin}/`,
      events: ['outlier.found'],
      state: 'active',
      createdAt: new Date().toISOString(),
      version: 0,
    })
    return (subject: string) =>
      publishEvent(userId, { type: 'outlier.found', subject, data: { video: subject, channel: '', usual: null } })
  }
  let arrived: number | undefined
  const publish = await addReceiver((_, response) => {
    arrived = Date.now()
    response.writeHead(204).end()
  })
  const run = (isOver: () => boolean) => {
    const endsAt = Date.now() + runMs
    return backend.invoke('jobs/deliver-events', {}, () => (isOver() ? 0 : endsAt - Date.now()))
  }
  await publish('one')
  await run(() => arrived !== undefined)
  arrived = undefined
  for (let at = 0; at < slowReceivers; at++) {
    const publishSlow = await addReceiver(
      (_, response) => void setTimeout(() => response.writeHead(204).end(), slowAnswerMs),
    )
    await publishSlow('one')
  }
  await publish('two')
  const startedAt = Date.now()
  await run(() => arrived !== undefined)
  const waitedMs = (arrived ?? Number.POSITIVE_INFINITY) - startedAt
  await Promise.all(servers.map((server) => server.stop()))
  return {
    metric: `time until a fast receiver has its event, while ${slowReceivers} new ones take ${slowAnswerMs / 1000} s`,
    comparedWith: 'a run of 60 s',
    ratio: waitedMs / runMs,
    atMost: 0.1,
  }
}
