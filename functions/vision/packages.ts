import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from '#functions/lib/failure.ts'

/** Loads sharp alone, for functions that only draw. Throws Failure `image_checks_unavailable` if it is not installed. */
export async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch (cause) {
    throw new Failure('image_checks_unavailable', undefined, { cause })
  }
}

/**
 * Loads the native packages when they are first needed, so that everything else works without them. Throws Failure
 * `image_checks_unavailable` if they are not installed.
 */
export async function loadNativePackages() {
  try {
    const [{ default: sharp }, ort] = await Promise.all([import('sharp'), import('onnxruntime-node')])
    return { sharp, ort }
  } catch (cause) {
    throw new Failure('image_checks_unavailable', undefined, { cause })
  }
}
export type NativePackages = Awaited<ReturnType<typeof loadNativePackages>>

const require = createRequire(import.meta.url)

/**
 * Returns the path of a file in an installed package, such as `name/models/x.bin`, even if the package does not export it. Throws Failure
 * `image_checks_unavailable` if there is none.
 */
export function resolvePackageFile(file: string): string {
  const found = (require.resolve.paths(file) ?? []).map((folder) => path.join(folder, file)).find(existsSync)
  if (!found) throw new Failure('image_checks_unavailable', undefined, { cause: new Error(`${file} is not installed`) })
  return found
}
