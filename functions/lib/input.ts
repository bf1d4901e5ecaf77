import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import { type Endpoint, fromRequest } from '#shared/contract/endpoint.ts'
import type { FieldProblem } from '#shared/errors.ts'
import { Failure } from './failure.ts'

/** The size in bytes of the largest body that an endpoint without its own `maxBytes` accepts. */
const defaultMaxBytes = 64 * 1024

/** Returns a request's body as text. Throws Failure `too_large` if it exceeds the endpoint's limit. */
export function readBody({ maxBytes = defaultMaxBytes }: Endpoint, event: APIGatewayProxyEventV2): string {
  const body = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString() : (event.body ?? '')
  if (Buffer.byteLength(body) > maxBytes) throw new Failure('too_large')
  return body
}

/**
 * Assembles and parses a request's input. Throws Failure `invalid_input` with the problem of each field, or `too_large`. No
 * input causes any other error.
 */
export function parseInput(endpoint: Endpoint, event: APIGatewayProxyEventV2): unknown {
  const isReadElsewhere = endpoint.caller === 'signed' || endpoint.protocol
  return parseFields(
    endpoint,
    fromRequest(endpoint.method, {
      path: event.pathParameters ?? {},
      query: event.queryStringParameters ?? {},
      body: () => (isReadElsewhere ? {} : parseBody(readBody(endpoint, event))),
    }),
  )
}

/** Parses the fields of an input. Throws Failure `invalid_input` with the problem of each. */
export function parseFields(endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): unknown {
  const parsed = z.safeParse(endpoint.input, fields, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Failure('invalid_input', toFieldProblems(parsed.error.issues))
}

function parseBody(body: string): object {
  if (body === '') return {}
  const value = parseJson(body)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new Failure('invalid_input')
}

/** Parses JSON. Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, toWellFormed)
  } catch {
    return undefined
  }
}

/** A JSON reviver that replaces unpaired surrogates, which JSON allows and DynamoDB does not, with U+FFFD. */
const toWellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

function toFieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    issues.flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => [nameField(issue, key), 'unknown'] as const)
      return issue.path.length > 0 ? [[nameField(issue), toFieldProblem(issue)] as const] : []
    }),
  )
}

const nameField = ({ path }: z.core.$ZodIssue, ...more: readonly string[]): string => [...path, ...more].join('.')

function toFieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_big') return 'too_long'
  if (issue.code === 'too_small') return 'too_short'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}
