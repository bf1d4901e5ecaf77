/**
 * First command of `npm start` and `npm test`: installs node_modules if they do not match package-lock.json.
 * Plain JavaScript without packages, since nothing is installed yet; two runs may overlap.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const lock = path.join(root, '.install-lock')

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/**
 * Whether node_modules matches package-lock.json, regardless of the command that installed it: npm writes what it
 * installed to `node_modules/.package-lock.json` when it is done. An optional package may be missing unless it is
 * built for this platform.
 */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  const installed = readPackages('node_modules/.package-lock.json')
  return Object.entries(readPackages('package-lock.json')).every(([place, wanted]) => {
    const found = installed[place]
    if (place === '') return true
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity
    return wanted.optional === true && !isForThisPlatform(wanted)
  })
}

/** Whether a package is built only for this platform, with any C library. */
const isForThisPlatform = ({ os = [], cpu = [], libc }) =>
  os.includes(process.platform) && cpu.includes(process.arch) && libc === undefined

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Whether the run that holds the lock has ended: Ctrl-C during an install leaves the lock behind. */
function isStale() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code !== 'EPERM'
  }
}

/** Takes the lock, or waits for the run that has it. Returns false when that run installed everything. */
function takeLock() {
  for (let waited = 0; !isInstalled(); waited++) {
    try {
      // Written to another file first, so that the lock always names its owner.
      const mine = `${lock}.${process.pid}`
      writeFileSync(mine, String(process.pid))
      try {
        linkSync(mine, lock)
        return true
      } finally {
        rmSync(mine, { force: true })
      }
    } catch {
      if (isStale()) rmSync(lock, { force: true })
      else if (waited === 0) console.error('Another run is installing packages: waiting for it.')
      pause(250)
    }
  }
  return false
}

function install() {
  console.error('Installing packages (npm ci): first run, or package-lock.json changed.')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  // stdout stays clean for commands that print JSON.
  const { status } = spawnSync(command, [...first, 'ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) console.error('npm ci failed: see above, or run it by hand.')
  return status ?? 1
}

if (!isInstalled() && takeLock()) {
  try {
    process.exitCode = install()
  } finally {
    rmSync(lock, { force: true })
  }
}

if (Number(process.versions.node.split('.')[0]) < 22)
  console.error(
    `Node ${process.versions.node} works, but the AWS SDK stops supporting it in January 2027, and Lambda runs Node 24 (.node-version).`,
  )
