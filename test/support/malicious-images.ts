import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Creates a chunk of a PNG file (PNG specification, 5.3). */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const numbers = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    buffer.writeUInt32BE(value, at * 4)
  })
  return buffer
}

/** Creates a gray PNG file of a few hundred bytes whose header claims `width` x `height` pixels. */
export const hugePng = (width: number, height: number): Buffer =>
  Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** Turns a PNG file into an animation (APNG) of two frames. The second frame is black. */
export function animatedPng(first: Buffer): Buffer {
  const afterHeader = signature.length + 25
  const [head, rest] = [first.subarray(0, afterHeader), first.subarray(afterHeader, first.length - 12)]
  const [width, height] = [first.readUInt32BE(16), first.readUInt32BE(20)]
  const frame = (sequence: number) =>
    chunk('fcTL', Buffer.concat([numbers(sequence, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  const black = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  return Buffer.concat([
    head,
    chunk('acTL', numbers(2, 0)),
    frame(0),
    rest,
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), black])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
