import { createServer, type RequestListener, Server } from 'node:http'

/** Another process uses the port. */
export class PortInUseError extends Error {
  override readonly name = 'PortTaken'
}

export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  stop(): Promise<void>
}

/** Listens on 127.0.0.1 only. Port 0 picks a free port. Throws PortInUseError. */
export async function listen(serving: Server | RequestListener, port = 0): Promise<RunningServer> {
  const server = serving instanceof Server ? serving : createServer(serving)
  // Node closes idle connections after five seconds. A client that was busy for longer would use one just as it closes.
  server.keepAliveTimeout = 0
  await bind(server, port)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const bind = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = new PortInUseError(`Port ${port} is in use. Choose another port: PORT=${port + 1} npm start`)
      reject(error.code === 'EADDRINUSE' ? inUse : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
