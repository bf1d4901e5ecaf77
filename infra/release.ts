/**
 * `npm run release -- patch|minor|major` prepares a release: it gives the unreleased changes of CHANGELOG.md the next version,
 * and writes that version to package.json and the command line. `npm run -s release -- notes VERSION` prints the notes of a
 * release.
 */

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { markReleased, releaseNotes } from '#shared/changelog.ts'
import { utcDay } from '#shared/day.ts'

const root = path.resolve(import.meta.dirname, '..')
const inRoot = (name: string) => path.join(root, name)
const changelogFile = inRoot('CHANGELOG.md')
const changelog = readFileSync(changelogFile, 'utf8')

/** Writes the next version to package.json and its lock file, and returns it. */
function bump(step: string): string {
  const { status } = spawnSync('npm', ['version', step, '--no-git-tag-version'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm version ${step} failed`)
  return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))).version
}

function prepare(step: string): void {
  const today = utcDay(Date.now())
  // Fails before anything is written if there is nothing to release.
  markReleased(changelog, 'next', today)
  const version = bump(step)
  writeFileSync(changelogFile, markReleased(changelog, version, today))
  const cli = inRoot('cli/version.ts')
  writeFileSync(cli, readFileSync(cli, 'utf8').replace(/'[\d.]+'/, `'${version}'`))
  console.log(`Read CHANGELOG.md once more, and commit it with the versions as "Release ${version}".`)
}

const [command, version] = process.argv.slice(2)
if (command === 'notes' && version) process.stdout.write(releaseNotes(changelog, version))
else if (z.enum(['patch', 'minor', 'major']).safeParse(command).success) prepare(`${command}`)
else {
  console.error('Usage: npm run release -- patch|minor|major, or npm run -s release -- notes VERSION')
  process.exitCode = 1
}
