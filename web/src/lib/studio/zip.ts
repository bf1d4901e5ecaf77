import { Inflate } from 'fflate'
import { type FileFailure, limits } from './read-file.ts'

interface ZipEntry {
  readonly name: string
  readonly read: (maxBytes: number) => { readonly bytes: Uint8Array } | { readonly failure: FileFailure }
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1

/**
 * Lists the files in a ZIP's directory. Returns null if the directory is damaged. Unpacks an entry only when it is
 * read, never more than `maxBytes`, and verifies the checksum, because a damaged entry may unpack to wrong digits.
 * Encrypted files and files of 4 GB or more count as damaged.
 */
export function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end < 0) return null
  const count = view.getUint16(end + 10, true)
  if (count > limits.zipEntries) return null
  let offset = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (offset + 46 > end || view.getUint32(offset, true) !== 0x02014b50) return null
    const nameLength = view.getUint16(offset + 28, true)
    const next = offset + 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true)
    if (next > end) return null
    entries.push(toEntry(bytes, view, offset, nameLength))
    offset = next
  }
  return entries
}

/** Returns the position of the directory's end record, which is at the end of the file, before an optional comment. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let offset = view.byteLength - 22; offset >= first; offset--)
    if (view.getUint32(offset, true) === 0x06054b50) return offset
  return -1
}

function toEntry(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ZipEntry {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  const method = view.getUint16(at + 10, true)
  const checksum = view.getUint32(at + 16, true)
  const packedSize = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const header = view.getUint32(at + 42, true)
  const name = decodeName(bytes.subarray(at + 46, at + 46 + nameLength))
  const broken = { failure: 'broken_archive' } as const
  return {
    name,
    read: (maxBytes) => {
      if (size > maxBytes) return { failure: 'too_large' }
      if (isEncrypted || header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) return broken
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
      if (start + packedSize > bytes.length) return broken
      const packed = bytes.subarray(start, start + packedSize)
      // Method 0 is stored, 8 is deflated.
      const unpacked = method === 0 ? packed : method === 8 ? inflate(packed, size) : null
      return unpacked?.length === size && crc32(unpacked) === checksum ? { bytes: unpacked } : broken
    },
  }
}

/** Unpacks data that is `size` bytes long; null if it is longer or damaged. */
function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const unpacked = new Uint8Array(size)
  let length = 0
  const stream = new Inflate((chunk) => {
    if (length + chunk.length <= size) unpacked.set(chunk, length)
    length += chunk.length
  })
  try {
    // Unpacks in chunks to stop early if a file unpacks to more than its stated size.
    for (let offset = 0; offset < packed.length && length <= size; offset += 4096)
      stream.push(packed.subarray(offset, offset + 4096), offset + 4096 >= packed.length)
  } catch {
    return null
  }
  return length === size ? unpacked : null
}

/** Decodes a name. Most files use UTF-8, whether or not they declare it. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

let crcTable: Uint32Array | undefined

function crc32(bytes: Uint8Array): number {
  crcTable ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    return value
  })
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
