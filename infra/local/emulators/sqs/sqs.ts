/**
 * SQS emulator: standard queues over SQS's JSON protocol. Leaves out: creating and changing queues (they are fixed), the old
 * query protocol, FIFO queues, attributes of messages, delays, long polling (a call returns at once), signatures (the access key id
 * alone identifies the caller), and retention.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { parseJson, readAccessKeyId, readBody } from '#infra/local/request.ts'
import type { Queues } from './queues.ts'

export interface SqsOptions {
  readonly queues: Queues
  /** Returns whether an access key allows an action, such as `sqs:SendMessage`, on a queue. */
  readonly isAllowed: (accessKeyId: string, action: string, queue: string) => boolean
}

/** SQS's limits: bytes of a request with all of its messages, and messages in it. */
const maxBytes = 1024 * 1024
const maxEntries = 10

const Entries = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.minLength(1), z.maxLength(maxEntries))
const OnQueue = z.object({ QueueUrl: z.url() })
const Sending = z.extend(OnQueue, { Entries: Entries(z.object({ Id: z.string(), MessageBody: z.string() })) })
const Receiving = z.extend(OnQueue, { MaxNumberOfMessages: z._default(z.int().check(z.gte(1), z.lte(maxEntries)), 1) })
const Deleting = z.extend(OnQueue, { Entries: Entries(z.object({ Id: z.string(), ReceiptHandle: z.string() })) })
const Moving = z.object({ SourceArn: z.string() })

/** The name of a queue is the last part of its URL, and of its ARN. */
const nameOf = (urlOrArn: string) => urlOrArn.split(/[/:]/).at(-1) ?? ''
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** An operation of SQS's API. */
interface Operation {
  readonly action: string
  readonly run: (input: unknown, allow: (queue: string) => string, queues: Queues) => object
}
const operation = <Schema extends z.ZodMiniType>(
  action: string,
  schema: Schema,
  queueOf: (input: z.output<Schema>) => string,
  run: (input: z.output<Schema>, queue: string, queues: Queues) => object,
): Operation => ({
  action,
  run: (given, allow, queues) => {
    const input = z.parse(schema, given)
    return run(input, allow(queueOf(input)), queues)
  },
})
const ofUrl = ({ QueueUrl }: z.infer<typeof OnQueue>) => nameOf(QueueUrl)

const operations: Readonly<Record<string, Operation>> = {
  SendMessageBatch: operation('SendMessage', Sending, ofUrl, ({ Entries: entries }, queue, queues) => {
    const messages = queues.send(
      queue,
      entries.map(({ MessageBody }) => MessageBody),
    )
    return {
      Successful: messages.map(({ id, body }, index) => ({
        Id: entries[index]?.Id,
        MessageId: id,
        MD5OfMessageBody: md5(body),
      })),
      Failed: [],
    }
  }),
  ReceiveMessage: operation('ReceiveMessage', Receiving, ofUrl, ({ MaxNumberOfMessages: limit }, queue, queues) => ({
    Messages: queues.receive(queue, limit).map(({ id, body, receipt, received, sentAt }) => ({
      MessageId: id,
      Body: body,
      MD5OfBody: md5(body),
      ReceiptHandle: receipt,
      Attributes: { ApproximateReceiveCount: `${received}`, SentTimestamp: `${sentAt}` },
    })),
  })),
  DeleteMessageBatch: operation('DeleteMessage', Deleting, ofUrl, ({ Entries: entries }, queue, queues) => {
    queues.delete(
      queue,
      entries.map(({ ReceiptHandle }) => ReceiptHandle),
    )
    return { Successful: entries.map(({ Id }) => ({ Id })), Failed: [] }
  }),
  GetQueueAttributes: operation('GetQueueAttributes', OnQueue, ofUrl, (_, queue, queues) => {
    const { visible, invisible } = queues.count(queue)
    return {
      Attributes: {
        ApproximateNumberOfMessages: `${visible}`,
        ApproximateNumberOfMessagesNotVisible: `${invisible}`,
      },
    }
  }),
  StartMessageMoveTask: operation(
    'StartMessageMoveTask',
    Moving,
    ({ SourceArn }) => nameOf(SourceArn),
    (_, queue, queues) => ({ TaskHandle: `${queue} ${queues.redrive(queue)}` }),
  ),
}

/** An error that SQS reports. */
class SqsError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

/** Creates the listener. Queues are addressed as `ORIGIN/ACCOUNT/NAME`. */
export const createSqs =
  (options: SqsOptions): RequestListener =>
  (request, response) => {
    respond(options, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  }

async function respond(options: SqsOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const input = parseJson(await readBody(request, maxBytes))
  try {
    reply(response, 200, perform(options, request, input))
  } catch (error) {
    if (error instanceof z.core.$ZodError) return refuse(response, 'InvalidParameterValue', z.prettifyError(error))
    if (!(error instanceof SqsError)) throw error
    refuse(response, error.type, error.message)
  }
}

function perform({ queues, isAllowed }: SqsOptions, { headers }: IncomingMessage, input: unknown): object {
  const name = `${headers['x-amz-target']}`.replace('AmazonSQS.', '')
  const operation = operations[name]
  if (!operation) throw new SqsError('UnsupportedOperation', `${name} is not emulated`)
  const allow = (queue: string) => {
    const keyId = readAccessKeyId(headers) ?? ''
    const action = `sqs:${operation.action}`
    if (!isAllowed(keyId, action, queue))
      throw new SqsError('AccessDeniedException', `User: ${keyId} is not authorized to perform: ${action} on ${queue}`)
    if (!queues.names.includes(queue)) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.')
    return queue
  }
  return operation.run(input, allow, queues)
}

const refuse = (response: ServerResponse, type: string, message: string) =>
  reply(response, 400, { __type: `com.amazonaws.sqs#${type}`, message })

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
}
