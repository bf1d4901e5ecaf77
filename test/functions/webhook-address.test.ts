import { describe, expect, test } from 'vitest'
import { isPublic, postWebhook } from '#functions/clients/webhook/post.ts'
import { listen } from '#infra/local/listen.ts'

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
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  const post = (url: string, ...addresses: string[]) =>
    postWebhook({ url, headers: {}, body: '{}' }, (_, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )

  test('is judged when the connection is made, also if it was public before, and all of them are', async () => {
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
