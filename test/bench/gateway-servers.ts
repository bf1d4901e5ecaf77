/** The two servers of the gateway's benchmark; the argument `bare` or `gateway` selects one. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createGateway } from '#infra/local/gateway.ts'
import { FunctionHost } from '#infra/local/host/host.ts'
import { buildRuntime } from '#infra/local/host/runtime-build.ts'

const body = '{"ok":true}'
const bare: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

async function createGatewayListener(): Promise<RequestListener> {
  const directory = await mkdtemp(path.join(tmpdir(), 'viewcraft-bench-'))
  const file = path.join(directory, 'trivial.mjs')
  const response = `{ statusCode: 200, headers: { 'content-type': 'application/json' }, body: '${body}' }`
  await writeFile(file, `export const handler = async () => (${response})`)
  const host = new FunctionHost(
    { name: 'trivial', bundle: pathToFileURL(file).href, environment: {}, seconds: 10, megabytes: 128, native: false },
    await buildRuntime(directory),
    process.stderr,
  )
  return createGateway({
    routes: [['trivial', { method: 'GET', path: '/api/trivial' }]],
    invoke: (_, event) => host.invoke(event),
    originSecret: 'bench',
  })
}

const server = createServer(process.argv[2] === 'bare' ? bare : await createGatewayListener())
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trivial`)
})
process.on('disconnect', () => process.exit())
