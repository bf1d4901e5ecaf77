/** The characters of Windows-1252 at 0x80 to 0x9f. Node decodes these bytes as control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Encodings that localized spreadsheet programs use. If two fit equally well, the first one is used. */
const legacyEncodings = [
  'windows-1252',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
  'windows-1251',
  'windows-1254',
  'windows-1258',
  'windows-874',
  'windows-1250',
] as const

/**
 * Decodes a text file. Returns null if it is binary. If the file does not declare its encoding, uses the one in which `score`, which gets
 * the beginning of the text, is highest.
 */
export function decodeText(bytes: Uint8Array, score: (beginning: string) => number): string | null {
  const text = decode(bytes, score).replace(/^\ufeff/, '')
  return isBinary(text) ? null : text
}

function decode(bytes: Uint8Array, score: (beginning: string) => number): string {
  const utf16 = detectUtf16(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const damaged = new TextDecoder('utf-8').decode(bytes)
    if (bytes[0] === 0xef && bytes[1] === 0xbb) return damaged
    const beginning = bytes.subarray(0, 4096)
    const scored = legacyEncodings.map((encoding) => ({ encoding, score: score(decodeLegacy(beginning, encoding)) }))
    const best = scored.reduce((best, other) => (other.score > best.score ? other : best))
    const asUtf8 = score(damaged.slice(0, 4096))
    const isUtf8 = asUtf8 === best.score ? isMostlyUtf8(damaged) : asUtf8 > best.score
    return isUtf8 ? damaged : decodeLegacy(bytes, best.encoding)
  }
}

function decodeLegacy(bytes: Uint8Array, encoding: (typeof legacyEncodings)[number]): string {
  const text = new TextDecoder(encoding).decode(bytes)
  if (encoding !== 'windows-1252') return text
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? control)
}

/** Returns whether a text that was decoded as UTF-8 has more characters outside ASCII than bytes that are not UTF-8. */
function isMostlyUtf8(text: string): boolean {
  let valid = 0
  let damaged = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\ufffd') damaged++
    else if (text.charCodeAt(index) > 0x7f) valid++
  }
  return valid > damaged
}

/** Recognizes UTF-16 by its mark or, as half of the bytes of digits and separators are zero, by where zeros are. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const length = Math.min(bytes.length, 4096)
  const zeros: [even: number, odd: number] = [0, 0]
  for (let index = 0; index < length; index++) if (bytes[index] === 0) zeros[index % 2 === 0 ? 0 : 1]++
  const [even, odd] = zeros
  if (odd > length / 20 && even === 0) return 'utf-16le'
  if (even > length / 20 && odd === 0) return 'utf-16be'
  return null
}

function isBinary(text: string): boolean {
  if (text.includes('\0')) return true
  const length = Math.min(text.length, 65_536)
  let controls = 0
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) controls++
  }
  return controls > length / 20
}
