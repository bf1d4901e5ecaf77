import * as z from 'zod/mini'
import { exportsKey, markOpenExports } from './open-exports-mark.ts'

/** An export that is open in this tab. */
export interface OpenExport {
  /** The SHA-256 of the file, in hexadecimal. */
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const Stored = z.object({
  user: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), base64: z.string() })),
})

/** Maximum size in bytes. Session storage holds about five million characters, and a draft's thumbnail needs most of the rest. */
const maxStoredBytes = 1_100_000

const noFiles: readonly OpenExport[] = []
let open: { readonly user: string; readonly files: readonly OpenExport[] } | undefined
const listeners = new Set<() => void>()

/** Returns the exports that a user opened in this tab. After a reload, returns only those that fit into session storage. */
export function readOpenExports(user: string): readonly OpenExport[] {
  if (open?.user !== user) open = { user, files: restore(user) }
  return open.files
}

/** Replaces the open exports. Returns whether they survive a reload. */
export function writeOpenExports(user: string, files: readonly OpenExport[]): boolean {
  open = { user, files: files.length ? files : noFiles }
  markOpenExports(files.length > 0)
  const isStored = store(user, files)
  for (const listener of listeners) listener()
  return isStored
}

/** Calls `listener` when exports are opened or closed. Returns a function that unsubscribes. */
export function subscribeToOpenExports(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(user: string, files: readonly OpenExport[]): boolean {
  try {
    if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxStoredBytes) throw new RangeError('too large')
    const stored = files.map(({ id, name, bytes }) => ({ id, name, base64: toBase64(bytes) }))
    sessionStorage.setItem(exportsKey, JSON.stringify({ user, files: stored } satisfies z.infer<typeof Stored>))
    return true
  } catch {
    sessionStorage.removeItem(exportsKey)
    return files.length === 0
  }
}

function restore(user: string): readonly OpenExport[] {
  try {
    const stored = z.parse(Stored, JSON.parse(sessionStorage.getItem(exportsKey) ?? ''))
    if (stored.user !== user) throw new Error('another user’s')
    return stored.files.map(({ id, name, base64 }) => ({ id, name, bytes: fromBase64(base64) }))
  } catch {
    sessionStorage.removeItem(exportsKey)
    return noFiles
  }
}

/** Maximum number of arguments per call. Engines allow about 65,000. */
const chunkLength = 32_768

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkLength)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkLength))
  return btoa(text)
}

const fromBase64 = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
