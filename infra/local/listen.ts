import { createServer, type RequestListener, Server, type ServerResponse } from 'node:http'

/** Another process uses the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
}

export interface RunningServer {
  /** `http://127.0.0.1:PORT`, or the same with the requested host name. */
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Listens on 127.0.0.1 only, and refuses requests to other host names: a web page whose host name resolves to 127.0.0.1 (DNS
 * rebinding) would otherwise have the same origin as our pages. A server named localhost sends browsers there from 127.0.0.1, so that
 * its pages have one origin. Port 0 picks a free port. Throws PortInUseError.
 */
export async function listen(
  serving: Server | RequestListener,
  port = 0,
  name: 'localhost' | '127.0.0.1' = '127.0.0.1',
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { host = '' } = request.headers
    if (!isLocalHost(host)) refuse(response)
    else if (name === 'localhost' && isAddress(host) && request.headers['sec-fetch-dest'] === 'document')
      redirect(response, `http://${host.replace(/^[^:]+/, name)}${request.url}`)
    else if (serving instanceof Server) serving.emit('request', request, response)
    else serving(request, response)
  })
  // Node closes idle connections after five seconds. A client that was busy for longer would use one just as it closes.
  server.keepAliveTimeout = 0
  await bind(server, port)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://${name}:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Accepts any port because a tunnel may forward a different one. */
const isLocalHost = (host: string) => /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host)
const isAddress = (host: string) => host.startsWith('127.0.0.1')

const redirect = (response: ServerResponse, location: string) => response.writeHead(307, { location }).end()

const refuse = (response: ServerResponse) =>
  response
    .writeHead(403, { 'content-type': 'text/plain', connection: 'close' })
    .end('Local servers accept requests to 127.0.0.1 and localhost only.\n')

const bind = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = new PortInUseError(`Port ${port} is in use. Choose another port: PORT=${port + 1} npm start`)
      reject(error.code === 'EADDRINUSE' ? inUse : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
