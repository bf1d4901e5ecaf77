import { type Endpoint, toRequest } from '#shared/contract/endpoint.ts'

/*
 * Samples of calls for the documentation, generated from an operation's contract and example. The long test of the API runs
 * every one of them.
 */

/** The languages of samples. */
export const sampleLanguages = ['curl', 'typescript'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** The environment variable that samples read the access token from. */
export const tokenVariable = 'VIEWCRAFT_TOKEN'

/** A call to show. */
interface SampleCall {
  readonly origin: string
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  /** The input of the call. */
  readonly example: Readonly<Record<string, unknown>>
  /** The fields of the response. */
  readonly results: readonly string[]
}

/** Returns a call as a shell command. */
export function curlSample({ origin, endpoint, example }: SampleCall): string {
  const { url, body } = requestOf(endpoint, example)
  const method = endpoint.method === (body ? 'POST' : 'GET') ? '' : `-X ${endpoint.method} `
  return [
    `curl ${method}${quoted(origin + url)}`,
    `-H "Authorization: Bearer $${tokenVariable}"`,
    ...(body
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`]
      : []),
  ].join(' \\\n  ')
}

/** Returns a call as a TypeScript module for Node.js, Deno and Bun, without a library. */
export function typescriptSample({ origin, endpoint, example, results }: SampleCall): string {
  const { url, body } = requestOf(endpoint, example)
  const { method } = endpoint
  return [
    `const response = await fetch(${literal(origin + url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`,
    ...(body ? [`    'Content-Type': 'application/json',`] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${literal(body, '  ')}),`] : []),
    '})',
    'if (!response.ok) throw new Error(await response.text())',
    ...(results.length > 0 ? [`const { ${results.join(', ')} } = await response.json()`] : []),
  ].join('\n')
}

/** Returns a TypeScript module for Node.js that uploads and checks a thumbnail, which takes three requests. */
export const thumbnailSample = (origin: string): string =>
  [
    "import { readFile } from 'node:fs/promises'",
    '',
    'const headers = {',
    `  Authorization: \`Bearer \${process.env.${tokenVariable}}\`,`,
    "  'Content-Type': 'application/json',",
    '}',
    'async function post(path: string, input: unknown) {',
    `  const url = ${literal(origin)} + path`,
    "  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) })",
    '  if (!response.ok) throw new Error(await response.text())',
    '  return response.json()',
    '}',
    '',
    "const { upload, url, fields } = await post('/api/uploads', { type: 'image/png' })",
    '',
    'const form = new FormData()',
    'for (const [name, value] of Object.entries<string>(fields)) form.append(name, value)',
    "form.append('file', new Blob([await readFile('thumbnail.png')]))",
    "const sent = await fetch(url, { method: 'POST', body: form })",
    'if (!sent.ok) throw new Error(await sent.text())',
    '',
    "const { thumbnail, analysis } = await post('/api/thumbnails', { upload })",
  ].join('\n')

/** A TypeScript module that receives a webhook's events, for servers that use the Fetch API. */
export const webhookSample = [
  "import { Webhook } from 'standardwebhooks'",
  '',
  "const webhook = new Webhook(process.env.VIEWCRAFT_WEBHOOK_SECRET ?? '')",
  '',
  'export async function POST(request: Request): Promise<Response> {',
  '  const body = await request.text()',
  '  try {',
  '    const event = webhook.verify(body, Object.fromEntries(request.headers))',
  '    console.log(event)',
  '    return new Response(null, { status: 204 })',
  '  } catch {',
  "    return new Response('Wrong signature', { status: 400 })",
  '  }',
  '}',
].join('\n')

/** Returns the URL and body of a call. A call whose only input is its path has no body. */
function requestOf(endpoint: SampleCall['endpoint'], example: SampleCall['example']): { url: string; body?: unknown } {
  const { url, body = '{}' } = toRequest(endpoint, example)
  return { url, ...(body === '{}' ? {} : { body: JSON.parse(body) }) }
}

/** Quotes a text for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns a JSON value as a literal of TypeScript, in the style of our own code. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(
        ([name, one]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}: ${literal(one, inner)}`,
      )
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}
