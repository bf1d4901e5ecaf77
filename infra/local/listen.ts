import { createServer, type RequestListener, Server } from 'node:http'

/** Somebody else listens where we were asked to. */
export class PortInUseError extends Error {
  override readonly name = 'PortTaken'
}

export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  stop(): Promise<void>
}

/** Serves on this machine alone; port 0 is any free one. Throws PortTaken. */
export async function listen(serving: Server | RequestListener, port = 0): Promise<RunningServer> {
  const server = serving instanceof Server ? serving : createServer(serving)
  // After Node's five seconds a client that was busy for as long would find its kept connections closed as it uses them.
  server.keepAliveTimeout = 0
  await bind(server, port)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('listens on no port')
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
      const taken = new PortInUseError(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
      reject(error.code === 'EADDRINUSE' ? taken : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
