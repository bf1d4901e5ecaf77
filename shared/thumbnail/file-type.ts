import type { ThumbnailType } from './kinds.ts'

const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Record<ThumbnailType, readonly number[]>

/** Detects the type of a file by its first bytes (ISO/IEC 10918-1 B.1.1.3; PNG specification 5.2). */
export function detectFileType(bytes: Uint8Array): ThumbnailType | undefined {
  const types = Object.keys(signatures) as ThumbnailType[]
  return types.find((type) => signatures[type].every((byte, index) => bytes[index] === byte))
}
