import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'

/**
 * Lets a client pass its commands to the DynamoDB emulator of this process. The client's own steps (serialization, signature,
 * retries), sockets and HTTP, which take nine tenths of a call's CPU time, are left out; middleware that is added afterwards runs.
 * Binary attributes, batches of gets and the reasons of canceled transactions, which we do not use, are not converted. Systems
 * and hosts speak to the emulator over HTTP through complete clients, and its grants are checked there.
 */
export function connectDirectly(client: DynamoDBDocumentClient, server: Server): void {
  const { middlewareStack: steps } = client
  for (const step of [...steps.identify(), 'httpAuthSchemeMiddleware']) steps.remove(step.replace(/ .*/, ''))
  // Otherwise each command adds its own steps.
  steps.concat = () => steps as never
  const { marshallOptions } = client.config.translateConfig ?? {}
  const toAttributes = (item: object) => marshall(item, { ...marshallOptions, convertTopLevelContainer: false })
  steps.add(
    (_, { commandName = '' }) =>
      async ({ input }) => {
        const response = await ask(server, commandName.replace('Command', ''), convertItems(input, toAttributes))
        return { response, output: convertItems(response, unmarshall) as never }
      },
    { name: 'askDirectly', priority: 'low' },
  )
}

/** The server reads whose key signed a request, and checks no signature. */
const headers = {
  authorization: 'AWS4-HMAC-SHA256 Credential=backend/dynamodb, SignedHeaders=host, Signature=none',
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
}

/** Returns the emulator's response. Throws what the client throws for an error. */
const ask = (server: Server, action: string, input: object): Promise<object> =>
  new Promise((resolve, reject) => {
    // The few members that the emulator uses of both, as in `dynamo-server.ts`.
    const target = { 'x-amz-target': `DynamoDB_20120810.${action}` }
    const request = Object.assign(new EventEmitter(), { method: 'POST', url: '/', headers: { ...headers, ...target } })
    const response = {
      statusCode: 200,
      setHeader: () => {},
      end: (text: string) => {
        const body = JSON.parse(text)
        if (response.statusCode === 200) resolve(body)
        else reject(toException(body))
      },
    }
    server.emit('request', request, response)
    request.emit('data', JSON.stringify(input))
    request.emit('end')
  })

function toException({ __type, message = '', Message = message }: Readonly<Record<string, string>>): Error {
  const name = `${__type}`.replace(/.*#/, '')
  const details = { name, message: Message, $fault: 'client', $metadata: {} } as const
  const kinds = [ConditionalCheckFailedException, ResourceInUseException, DynamoDBServiceException]
  return new (kinds.find((kind) => kind.name === name) ?? DynamoDBServiceException)(details)
}

/** The fields of requests and responses that hold an item, or attributes of one. */
const itemFields = ['Key', 'Item', 'Attributes', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey']

/** Converts the items of a request or a response, as the document client does. */
const convertItems = (fields: object, convert: (item: never) => object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convertField(name, value, convert)]))

function convertField(name: string, value: unknown, convert: (item: never) => object): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (itemFields.includes(name)) return convert(value as never)
  if (Array.isArray(value))
    return value.map((each) => (name === 'Items' ? convert(each as never) : convertField('', each, convert)))
  return convertItems(value, convert)
}
