/**
 * DynamoDB emulator: `dynalite` behind an access check, which it lacks.
 * Leaves out: signatures (the access key id alone identifies the caller), DynamoDB's own TTL deletion, streams,
 * transactions, backups. Our writes are to single items, and readers check `expiresAt` themselves.
 */
import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import dynalite from 'dynalite'
import * as z from 'zod/mini'
import { tableActions } from '#infra/access/row.ts'
import { accessOf, functionNames } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { parseJson, readAccessKeyId } from '#infra/local/request.ts'
import { indexesOf, type TableName, tableRows } from '#shared/tables.ts'

/**
 * Access key id -> allowed actions, such as `dynamodb:GetItem viewcraft-accounts`, or `dynamodb:Query viewcraft-accounts/index/weeklyAt`. Plain data, because it is sent to a
 * child process.
 */
export type TableGrants = Readonly<Record<string, readonly string[]>>

/** The access key id of local tools. It may do everything. */
export const adminKeyId = 'local-admin'

/** Creates the grants of the access rows. Each function's access key id is the name of its Lambda. */
export function createTableGrants(prefix: string): TableGrants {
  return Object.fromEntries(
    functionNames.map((name) => {
      const granted = tableRows.flatMap(([table, row]) => {
        const [verbs, physical] = [accessOf(name).tables?.[table] ?? [], physicalTableName(prefix, table)]
        const indexes = verbs.includes('query') ? Object.keys(indexesOf(row)) : []
        return [
          ...verbs.map((verb) => `${tableActions[verb]} ${physical}`),
          ...indexes.map((index) => `${tableActions.query} ${physical}/index/${index}`),
        ]
      })
      return [lambdaName(name), granted]
    }),
  )
}

/** Returns a table's physical name: `accounts` is `viewcraft-accounts` under the prefix `viewcraft`. */
export const physicalTableName = (prefix: string, table: TableName): string => `${prefix}-${table}`

/** Creates the server without listening. Without grants every access key id may do everything. */
export function createDynamoServer({
  directory,
  grants,
}: {
  directory?: string | undefined
  grants?: TableGrants | undefined
}) {
  const inner = dynalite({ path: directory, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  if (!grants) return inner
  const allowed = new Map(Object.entries(grants).map(([keyId, granted]) => [keyId, new Set(granted)]))
  return createServer(createAccessCheck(inner, allowed))
}

/** DynamoDB accepts at most 16 MB per request. */
const bodyLimit = 16 * 1024 * 1024

function createAccessCheck(inner: Server, allowed: ReadonlyMap<string, ReadonlySet<string>>): RequestListener {
  return (request, response) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= bodyLimit) chunks.push(chunk)
    })
    request.on('end', () => {
      if (size > bodyLimit) return response.writeHead(413).end()
      const body = Buffer.concat(chunks)
      const problem = findAccessError(request, body, allowed)
      if (problem) return refuse(response, problem)
      replay(inner, request, response, body)
    })
  }
}

/** The body was already read, so dynalite gets it through an object with the few request members it uses. */
function replay(inner: Server, request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const { method, url, headers } = request
  const again = Object.assign(new EventEmitter(), { method, url, headers })
  inner.emit('request', again, response)
  if (body.length > 0) again.emit('data', body)
  again.emit('end')
}

interface Refusal {
  readonly __type: string
  readonly message?: string
  /** DynamoDB capitalizes this field in some errors. */
  readonly Message?: string
}

const Target = z.object({ TableName: z.string(), IndexName: z.optional(z.string()) })

function findAccessError(
  { headers }: IncomingMessage,
  body: Buffer,
  allowed: ReadonlyMap<string, ReadonlySet<string>>,
): Refusal | undefined {
  const keyId = readAccessKeyId(headers)
  if (keyId === adminKeyId) return
  if (!keyId)
    return {
      __type: `${service}MissingAuthenticationTokenException`,
      message: 'Request is missing Authentication Token',
    }
  const granted = allowed.get(keyId)
  if (!granted) {
    return {
      __type: `${service}UnrecognizedClientException`,
      message: 'The security token included in the request is invalid.',
    }
  }
  const action = `dynamodb:${String(headers['x-amz-target']).split('.')[1]}`
  const table = readTarget(body)
  if (granted.has(`${action} ${table}`)) return
  const user = `arn:aws:sts::000000000000:assumed-role/${keyId}/${keyId}`
  const resource = `arn:aws:dynamodb:us-east-1:000000000000:table/${table}`
  return {
    __type: `${service}AccessDeniedException`,
    Message: `User: ${user} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
  }
}

const service = 'com.amazon.coral.service#'

/** Returns the table or index that a request names. Returns `*` for actions on several tables, which no access row grants. */
function readTarget(body: Buffer): string {
  const { TableName = '*', IndexName } = Target.safeParse(parseJson(body.toString())).data ?? {}
  return IndexName ? `${TableName}/index/${IndexName}` : TableName
}

function refuse(response: ServerResponse, problem: Refusal): void {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(problem))
}
