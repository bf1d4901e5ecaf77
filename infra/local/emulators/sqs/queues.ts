import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'

const Message = z.object({
  id: z.uuid(),
  body: z.string(),
  sentAt: z.int(),
  /** When the message can be received. Receiving it moves this time into the future. */
  visibleAt: z.int(),
  /** How many times it was received. */
  received: z.int(),
  /** For messages in the dead-letter queue: the queue that they failed in. */
  failedIn: z.optional(z.string()),
})
type Message = z.infer<typeof Message>
/** A received message. Its receipt is valid until the message is received again. */
export type Received = Message & { readonly receipt: string }
const File = z.record(z.string(), z.array(Message))

/** The retry settings of a queue. */
export interface QueueSettings {
  /** Milliseconds until a received message becomes visible again. */
  readonly visibilityMs: number
  /** How many times a message can be received before it moves to the dead-letter queue. */
  readonly maxReceives: number
  readonly deadLetters: string
}

/** Queues of messages, without order. Methods throw for a queue that does not exist. */
export interface Queues {
  readonly names: readonly string[]
  send(queue: string, bodies: readonly string[]): readonly Message[]
  /** Returns up to `limit` visible messages, oldest first, and makes them invisible. */
  receive(queue: string, limit: number): readonly Received[]
  /** Deletes messages by their receipts. Ignores messages that were received again. */
  delete(queue: string, receipts: readonly string[]): void
  /** Moves all dead letters back to the queues they failed in. Returns their number. */
  redrive(deadLetters: string): number
  /** Returns how many messages are visible, and how many are not. */
  count(queue: string): { readonly visible: number; readonly invisible: number }
  /** When a message of a queue can next be received, in milliseconds since 1970. */
  nextAt(queue: string): number | undefined
}

interface Options {
  /** Stores the messages. A change is written before it is acknowledged, so it survives kill -9. */
  readonly file?: string
  /** Called when messages were sent or moved. */
  readonly onSent?: () => void
}

/** Creates queues from their settings, by name. A dead-letter queue has none. */
export function createQueues(
  settings: Readonly<Record<string, QueueSettings | undefined>>,
  { file, onSent = () => {} }: Options = {},
): Queues {
  const stored = (file && readDataFile(file, File)) || {}
  const names = Object.keys(settings)
  const queues = new Map(
    names.map((name) => [name, new Map((stored[name] ?? []).map((message) => [message.id, message]))]),
  )
  const find = (name: string) => {
    const queue = queues.get(name)
    if (!queue) throw new Error(`no queue ${name}`)
    return queue
  }
  const save = () =>
    file && writeDataFile(file, Object.fromEntries([...queues].map(([name, queue]) => [name, [...queue.values()]])))
  const send = (name: string, messages: readonly Message[]) => {
    for (const message of messages) find(name).set(message.id, message)
  }
  return {
    names,
    send(name, bodies) {
      const now = Date.now()
      const sent = bodies.map((body) => ({ id: randomUUID(), body, sentAt: now, visibleAt: now, received: 0 }))
      send(name, sent)
      save()
      onSent()
      return sent
    },
    receive(name, limit) {
      const queue = find(name)
      const now = Date.now()
      const { visibilityMs = 30_000, maxReceives = Number.POSITIVE_INFINITY, deadLetters } = settings[name] ?? {}
      const messages: Received[] = []
      for (const message of queue.values()) {
        if (messages.length === limit) break
        if (message.visibleAt > now) continue
        if (deadLetters !== undefined && message.received >= maxReceives) {
          queue.delete(message.id)
          send(deadLetters, [{ ...message, failedIn: name }])
          continue
        }
        const received = message.received + 1
        const next = { ...message, received, visibleAt: now + visibilityMs }
        queue.set(message.id, next)
        messages.push({ ...next, receipt: `${message.id}#${received}` })
      }
      save()
      return messages
    },
    delete(name, receipts) {
      const queue = find(name)
      for (const receipt of receipts) {
        const [id = '', received] = receipt.split('#')
        if (queue.get(id)?.received === Number(received)) queue.delete(id)
      }
      save()
    },
    redrive(deadLetters) {
      const failed = [...find(deadLetters).values()].filter(({ failedIn }) => failedIn !== undefined)
      for (const { failedIn = '', ...message } of failed) {
        find(deadLetters).delete(message.id)
        send(failedIn, [{ ...message, received: 0, visibleAt: Date.now() }])
      }
      save()
      onSent()
      return failed.length
    },
    count(name) {
      const now = Date.now()
      const visible = [...find(name).values()].filter(({ visibleAt }) => visibleAt <= now).length
      return { visible, invisible: find(name).size - visible }
    },
    nextAt(name) {
      let next: number | undefined
      for (const { visibleAt } of find(name).values()) next = Math.min(next ?? visibleAt, visibleAt)
      return next
    },
  }
}
