import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from '#functions/lib/failure.ts'

/** Converts the error of a package that is not installed to Failure `image_checks_unavailable`. */
const orUnavailable = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: unknown) => Promise.reject(new Failure('image_checks_unavailable', undefined, { cause })))

/** Loads sharp alone, for functions that only draw. Throws Failure `image_checks_unavailable` if it is not installed. */
export const loadSharp = async () => (await orUnavailable(import('sharp'))).default

/**
 * Loads the native packages when they are first needed, so that everything else works without them. Throws Failure
 * `image_checks_unavailable` if they are not installed.
 */
export async function loadNativePackages() {
  const [sharp, ort] = await Promise.all([loadSharp(), orUnavailable(import('onnxruntime-node'))])
  return { sharp, ort }
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
