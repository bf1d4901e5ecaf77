import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from '#functions/lib/failure.ts'

/**
 * The packages with machine code, loaded when they are first needed: a machine that lacks them runs everything else.
 * Throws Failure `image_checks_off` there.
 */
export async function loadNativePackages() {
  try {
    const [{ default: sharp }, ort] = await Promise.all([import('sharp'), import('onnxruntime-node')])
    return { sharp, ort }
  } catch (cause) {
    throw new Failure('image_checks_off', undefined, { cause })
  }
}
export type NativePackages = Awaited<ReturnType<typeof loadNativePackages>>

const require = createRequire(import.meta.url)

/** The path of a file that an installed package holds, whether or not the package exports it: `name/models/x.bin`. */
export function resolvePackageFile(file: string): string {
  const found = (require.resolve.paths(file) ?? []).map((folder) => path.join(folder, file)).find(existsSync)
  if (!found) throw new Failure('image_checks_off', undefined, { cause: new Error(`${file} is not installed`) })
  return found
}
