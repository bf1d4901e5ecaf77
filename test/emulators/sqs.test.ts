import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverBatch, startEventSources } from '#infra/local/emulators/sqs/event-sources.ts'
import { isQueueAllowed } from '#infra/local/emulators/sqs/job-queues.ts'
import { createQueues, type Queues } from '#infra/local/emulators/sqs/queues.ts'
import { createSqs } from '#infra/local/emulators/sqs/sqs.ts'
import { listen, type RunningServer } from '#infra/local/listen.ts'

const visibilityMs = 60_000
const settings = {
  work: { visibilityMs, maxReceives: 2, deadLetters: 'failed' },
  failed: undefined,
  'app-jobs-weekly-report': undefined,
}
let queues: Queues
let server: RunningServer
const clientOf = (endpoint: string, accessKeyId = 'local-admin') =>
  new SQSClient({ endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey: 'x' }, maxAttempts: 1 })
const urlOf = (queue: string, origin = server.origin) => `${origin}/000000000000/${queue}`
const send = (client: SQSClient, QueueUrl: string, ...bodies: string[]) =>
  client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      Entries: bodies.map((MessageBody, place) => ({ Id: `${place}`, MessageBody })),
    }),
  )
const receive = async (client: SQSClient, QueueUrl: string) =>
  (await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))).Messages ?? []
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeAll(async () => {
  server = await listen((request, response) =>
    createSqs({ queues, isAllowed: isQueueAllowed('app') })(request, response),
  )
})
afterAll(() => server.stop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  queues = createQueues(settings)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a queue', () => {
  it('delivers a message until it is deleted, each time after its visibility timeout', async () => {
    const client = clientOf(server.origin)
    const { Successful } = await send(client, urlOf('work'), 'a', 'ü')
    expect(Successful).toHaveLength(2)
    const [first, second] = await receive(client, urlOf('work'))
    expect([first?.Body, second?.Body]).toEqual(['a', 'ü'])
    expect(await receive(client, urlOf('work'))).toEqual([])
    const remove = (ReceiptHandle = '') =>
      client.send(new DeleteMessageBatchCommand({ QueueUrl: urlOf('work'), Entries: [{ Id: '0', ReceiptHandle }] }))
    await remove(first?.ReceiptHandle)
    wait(visibilityMs)
    // It is received again, so its first receipt deletes nothing.
    const [again, ...others] = await receive(client, urlOf('work'))
    expect([again?.Body, again?.MessageId, others]).toEqual(['ü', second?.MessageId, []])
    await remove(second?.ReceiptHandle)
    expect(queues.count('work')).toEqual({ visible: 0, invisible: 1 })
    await remove(again?.ReceiptHandle)
    const attributes = new GetQueueAttributesCommand({ QueueUrl: urlOf('work'), AttributeNames: ['All'] })
    expect((await client.send(attributes)).Attributes).toEqual({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '0',
    })
  })

  it('moves a message that nobody deletes to the dead letters, and back to where it failed', async () => {
    const client = clientOf(server.origin)
    await send(client, urlOf('work'), 'poison')
    for (let receives = 0; receives < 2; receives++) {
      expect(await receive(client, urlOf('work'))).toHaveLength(1)
      wait(visibilityMs)
    }
    expect(await receive(client, urlOf('work'))).toEqual([])
    expect(queues.count('failed')).toEqual({ visible: 1, invisible: 0 })
    await client.send(new StartMessageMoveTaskCommand({ SourceArn: 'arn:aws:sqs:us-east-1:000000000000:failed' }))
    expect(queues.count('failed')).toEqual({ visible: 0, invisible: 0 })
    expect(await receive(client, urlOf('work'))).toMatchObject([{ Body: 'poison' }])
  })

  it('refuses functions without the right, too many messages, and a queue that does not exist', async () => {
    const sender = clientOf(server.origin, 'jobs-queue-due-work')
    await send(sender, urlOf('app-jobs-weekly-report'), '{}')
    await expect(receive(sender, urlOf('app-jobs-weekly-report'))).rejects.toThrow(/not authorized.*ReceiveMessage/)
    await expect(send(sender, urlOf('work'), '{}')).rejects.toMatchObject({ name: 'AccessDeniedException' })
    const other = clientOf(server.origin, 'jobs-reminders')
    await expect(send(other, urlOf('app-jobs-weekly-report'), '{}')).rejects.toMatchObject({
      name: 'AccessDeniedException',
    })
    const admin = clientOf(server.origin)
    await expect(send(admin, urlOf('work'), ...'elevenwords'.split(''))).rejects.toThrow()
    await expect(send(admin, urlOf('none'), 'a')).rejects.toMatchObject({ name: 'QueueDoesNotExist' })
  })

  it('keeps what it acknowledged through kill -9, and which messages were received', async () => {
    vi.useRealTimers()
    const directory = mkdtempSync(path.join(tmpdir(), 'sqs-'))
    const file = path.join(directory, 'queues.json')
    const child = fork(path.join(import.meta.dirname, 'sqs-system.ts'), [file], { execArgv: ['--import', 'tsx'] })
    const [origin] = (await once(child, 'message')) as [string]
    const client = clientOf(origin)
    await send(client, urlOf('work', origin), 'a', 'b')
    await client.send(new ReceiveMessageCommand({ QueueUrl: urlOf('work', origin), MaxNumberOfMessages: 1 }))
    child.kill('SIGKILL')
    await once(child, 'exit')
    const restarted = createQueues({ work: undefined }, { file })
    expect(restarted.count('work')).toEqual({ visible: 1, invisible: 1 })
    expect(restarted.receive('work', 10).map(({ body }) => body)).toEqual(['b'])
    rmSync(directory, { recursive: true })
  })
})

describe('an event source', () => {
  const source = (invoke: (event: SQSEvent) => Promise<unknown>) => ({
    queue: 'work',
    batchSize: 10,
    concurrency: 2,
    invoke,
  })
  const bodiesOf = ({ Records }: SQSEvent) => Records.map(({ body }) => body)

  it.each<[string, (event: SQSEvent) => Promise<unknown>, string[]]>([
    [
      'only those that the function reports as failed',
      ({ Records }) => Promise.resolve({ batchItemFailures: [{ itemIdentifier: Records[1]?.messageId }] }),
      ['b'],
    ],
    ['all of a function that fails', () => Promise.reject(new Error('crash')), ['a', 'b']],
    ['all of a function whose report cannot be read', () => Promise.resolve(null), ['a', 'b']],
    ['none of a function without failures', () => Promise.resolve({ batchItemFailures: [] }), []],
  ])('delivers again %s', async (_, invoke, expected) => {
    queues.send('work', ['a', 'b'])
    expect(await deliverBatch(queues, source(invoke))).toBe(true)
    expect(await deliverBatch(queues, source(invoke))).toBe(false)
    wait(visibilityMs)
    expect(queues.receive('work', 10).map(({ body }) => body)).toEqual(expected)
  })

  it('starts the function when messages arrive, in parallel up to its limit, until it is stopped', async () => {
    const seen: string[] = []
    let [running, most] = [0, 0]
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let wake = () => {}
    queues = createQueues(settings, { onSent: () => wake() })
    const sources = startEventSources(queues, [
      source(async (event) => {
        most = Math.max(most, ++running)
        await held
        seen.push(...bodiesOf(event))
        running -= 1
        return { batchItemFailures: [] }
      }),
    ])
    wake = sources.wake
    const bodies = Array.from({ length: 35 }, (_, place) => `${place}`)
    queues.send('work', bodies)
    release()
    await vi.waitUntil(() => seen.length === bodies.length)
    expect(seen.toSorted()).toEqual(bodies.toSorted())
    expect(most).toBe(2)
    sources.stop()
    queues.send('work', ['late'])
    expect(queues.count('work')).toEqual({ visible: 1, invisible: 0 })
  })
})
