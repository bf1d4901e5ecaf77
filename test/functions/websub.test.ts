import { expect, test } from 'vitest'
import { isSigned, parseNotification } from '#functions/clients/websub/notification.ts'
import { signNotification, writeNotification } from '#infra/local/stubs/youtube/hub.ts'

const channelId = 'UCslowLoomStudio-0000001'
const at = Date.UTC(2026, 10, 20, 16)
const video = {
  // An id that reads as a number must stay as it is.
  id: '00012345e10',
  channel: { id: channelId, title: 'Loom & Co' },
  title: '<b>Warp</b> & weft',
  publishedAt: at,
}
const xml = writeNotification(video, at + 60_000)
const notice = { videoId: '00012345e10', channelId, publishedAt: at, updatedAt: at + 60_000 }

test('a notification names its video, its channel and their times', () => {
  expect(parseNotification(xml)).toEqual([notice])
})

test('two videos in one notification are both read', () => {
  const [entry = ''] = /<entry>.*<\/entry>/s.exec(xml) ?? []
  expect(parseNotification(xml.replace(entry, entry + entry))).toEqual([notice, notice])
})

test('a deletion has no notices', () => {
  const deletion = `<feed xmlns:at="http://purl.org/atompub/tombstones/1.0" xmlns="http://www.w3.org/2005/Atom">
  <at:deleted-entry ref="yt:video:00012345e10" when="2026-11-20T16:00:00+00:00">
  <link href="https://www.youtube.com/watch?v=00012345e10"/></at:deleted-entry></feed>`
  expect(parseNotification(deletion)).toEqual([])
})

/** A document type whose entities grow tenfold with each level. */
const bomb = `<!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'.replace(/./g, (name, place: number) => {
  const below = 'abcdefg'[place]
  return `<!ENTITY ${name} "${`&${below};`.repeat(10)}">`
})}]>`

test.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['JSON', '{"feed":{}}'],
  ['a page', '<!doctype html><title>Feed</title><p>Hello'],
  ['XML that ends early', xml.slice(0, -30)],
  ['another root', '<rss><channel/></rss>'],
  ['an id of another form', xml.replace('<yt:videoId>00012345e10', '<yt:videoId>00012345e10/../x')],
  [
    'an id made of entities',
    xml.replace('<feed', `${bomb}<feed`).replace('<yt:videoId>00012345e10', '<yt:videoId>&h;'),
  ],
  ['no time', xml.replace(/<published>.*<\/published>/, '')],
  ['names of prototypes', '<feed><__proto__><entry/></__proto__><entry><constructor/></entry></feed>'],
])('%s is no notification', (_, body) => {
  expect(parseNotification(body)).toBeUndefined()
})

test('deep XML is refused in time', () => {
  expect(parseNotification(`${'<a>'.repeat(8_000)}${'</a>'.repeat(8_000)}`)).toBeUndefined()
})

test('a signature covers the body, under the secret, by a known algorithm', () => {
  for (const algorithm of ['sha1', 'sha256', 'sha384', 'sha512'])
    expect(isSigned(xml, signNotification(xml, 'ours', algorithm), 'ours')).toBe(true)
  const signature = signNotification(xml, 'ours')
  const wrong = [
    signNotification(xml, 'another'),
    signNotification(`${xml} `, 'ours'),
    signNotification(xml, 'ours', 'md5'),
    signature.slice(0, -2),
    signature.replace('sha1', 'sha256'),
    'sha1=',
    'sha1',
    '',
    undefined,
  ]
  for (const one of wrong) expect(isSigned(xml, one, 'ours'), one).toBe(false)
})
