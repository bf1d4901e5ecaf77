import { type ChildProcess, fork } from 'node:child_process'
import autocannon from 'autocannon'
import { median, type Row } from './row.ts'

const rounds = 5

/** Starts one of the servers of `gateway-servers.ts` in its own process and returns its URL. */
async function start(kind: 'bare' | 'gateway'): Promise<{ url: string; child: ChildProcess }> {
  const file = new URL('./gateway-servers.ts', import.meta.url).pathname
  const child = fork(file, [kind], { execArgv: ['--import', 'tsx'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error(`the ${kind} server did not start`)))
  })
  return { url, child }
}

const measureRate = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: 2 })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`)
  return requests.average
}

/** Compares the requests per second of a trivial function behind the gateway with a bare Node server. */
export async function gatewayBench(): Promise<Row[]> {
  const [bare, gateway] = [await start('bare'), await start('gateway')]
  try {
    await measureRate(bare.url)
    await measureRate(gateway.url)
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const reference = await measureRate(bare.url)
      ratios.push((await measureRate(gateway.url)) / reference)
    }
    return [
      {
        metric: 'gateway + function, requests/s',
        comparedWith: 'bare Node server',
        ratio: median(ratios),
        atLeast: 0.35,
      },
    ]
  } finally {
    bare.child.kill()
    gateway.child.kill()
  }
}
