/**
 * First command of `npm start` and `npm test`: installs node_modules when they are not what package-lock.json says.
 * Plain JavaScript on Node alone, since nothing is installed yet; safe to run twice at the same time.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const mark = path.join(root, 'node_modules/.installed')
const lock = path.join(root, '.install-lock')

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
  .digest('hex')

const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Whether the run that holds the lock is over: Ctrl-C during an install leaves the lock behind. */
function isStale() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code !== 'EPERM'
  }
}

/** Takes the lock, or waits for another run to finish; false when that run installed everything. */
function takeLock() {
  for (let waited = 0; !isInstalled(); waited++) {
    try {
      // Written elsewhere first, so that the lock never lacks its owner.
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
  if (status === 0) writeFileSync(mark, wanted)
  else console.error('npm ci failed: see above, or run it by hand.')
  return status ?? 1
}

if (!isInstalled() && takeLock()) {
  try {
    process.exitCode = install()
  } finally {
    rmSync(lock, { force: true })
  }
}
