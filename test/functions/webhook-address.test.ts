import { type AddressInfo, createServer, type Socket } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isPublic, postWebhook } from '#functions/clients/webhook/post.ts'
import { listen } from '#infra/local/listen.ts'

// The environment is read only once, so this must run before the first test.
beforeEach(() => void vi.stubEnv('WEBHOOK_HOSTS', 'localhost'))

describe('the address that a webhook connects to', () => {
  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2001:0:7f00:1::',
    '2002:7f00:1::',
    'fec0::1',
    'fe80::1%eth0',
    '4000::1',
    '2001:db8::1',
    'no address',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  const post = (url: string, ...addresses: string[]) =>
    postWebhook({ url, headers: {}, body: '{}' }, () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
    )

  test('is checked when the connection is made, and refused if any resolved address is not public', async () => {
    let calls = 0
    const inside = await listen((_, response) => {
      calls++
      response.end()
    })
    const { port } = new URL(inside.origin)
    const url = `http://receiver.example:${port}/`
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1']])
      expect(await post(url, ...addresses)).toEqual({ status: null, fault: 'inside_address' })
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: null, fault: 'inside_address' })
    expect(await post(`http://[::1]:${port}/`)).toEqual({ status: null, fault: 'inside_address' })
    expect(await post(url)).toEqual({ status: null, fault: 'unreachable' })
    expect(calls).toBe(0)
    await inside.stop()
  })
})

/** Sends a beginning, and then the same bytes for as long as the other side accepts them. */
const flood = (start: string, part: string) => (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write(part.repeat(1000)));
  }
  socket.on('drain', more)
  socket.write(start)
  more()
}

describe('a receiver', () => {
  /** Posts to a server that answers every connection with raw bytes. */
  const postTo = async (answer: (socket: Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    try {
      return await postWebhook({ url: `http://localhost:${port}/`, headers: {}, body: '{}' })
    } finally {
      server.close()
    }
  }
  beforeEach(() => {
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 500))
  })

  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

  test.each([
    ['switches protocols', 'unreachable', (socket: Socket) => socket.write(upgrade)],
    ['closes the connection', 'unreachable', (socket: Socket) => socket.destroy()],
    ['does not speak HTTP', 'unreachable', (socket: Socket) => socket.write('220 mail.example.com ESMTP\r\n')],
    ['never ends its headers', 'unreachable', flood('HTTP/1.1 200 OK\r\n', 'X-Long: long\r\n')],
    ['keeps sending interim responses', 'unreachable', flood('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['sends one byte and hangs', 'timeout', (socket: Socket) => socket.write('H')],
  ] as const)('that %s has failed', async (_, fault, answer) => {
    expect(await postTo(answer)).toEqual({ status: null, fault })
  })

  test('is not read to the end', async () => {
    expect(await postTo(flood('HTTP/1.1 200 OK\r\n\r\n', 'endless '))).toEqual({ status: 200, fault: null })
  })
})
