/**
 * Stub server for Secrets Manager's `GetSecretValue`.
 * Leaves out: versions, binary secrets, ARNs as ids, every other action.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { parseJson, readAccessKeyId, readBody } from '#infra/local/request.ts'

interface Secrets {
  /** Secret id -> text. */
  readonly secrets: ReadonlyMap<string, string>
  /** Access key id -> ids of the secrets it may read, from its access row. */
  readonly readers: ReadonlyMap<string, readonly string[] | 'all'>
}

const SecretRequest = z.object({ SecretId: z.string() })

/** Creates a listener for these secrets and readers. */
export const createSecretsStub =
  (vault: Secrets): RequestListener =>
  (request, response) => {
    answer(vault, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  }

async function answer({ secrets, readers }: Secrets, request: IncomingMessage, response: ServerResponse) {
  const parsed = z.safeParse(SecretRequest, parseJson(await readBody(request, 10_000)))
  if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') {
    return refuse(response, 'UnknownOperationException', 'Only GetSecretValue is supported')
  }
  if (!parsed.success) return refuse(response, 'InvalidParameterException', 'Invalid request')
  const { SecretId } = parsed.data
  const keyId = readAccessKeyId(request.headers)
  const readable = readers.get(keyId ?? '')
  if (!readable)
    return refuse(response, 'UnrecognizedClientException', 'The security token included in the request is invalid.')
  if (readable !== 'all' && !readable.includes(SecretId)) {
    const message = `User: ${keyId} is not authorized to perform: secretsmanager:GetSecretValue on resource: ${SecretId}`
    return refuse(response, 'AccessDeniedException', message)
  }
  const text = secrets.get(SecretId)
  if (text === undefined)
    return refuse(response, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
  reply(response, 200, {
    ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${SecretId}`,
    Name: SecretId,
    SecretString: text,
    VersionId: createHash('sha256').update(text).digest('hex').slice(0, 32),
    VersionStages: ['AWSCURRENT'],
  })
}

const refuse = (response: ServerResponse, type: string, Message: string) =>
  reply(response, 400, { __type: type, Message })

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
}
