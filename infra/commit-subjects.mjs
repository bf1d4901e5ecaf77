/**
 * `npm run commits`: fails if a commit's subject is longer than 72 characters, which lists of commits would cut off.
 * Checks the commits in the clone without using the network: all, or the latest ones in a shallow clone.
 */
import { spawnSync } from 'node:child_process'

/** Earlier commits are not checked. */
const since = '2026-11-26T17:30:00Z'
const maxLength = 72

// Not `--since`, which stops at the first older commit: commit dates are not always in order.
const log = ['log', `--since-as-filter=${since}`, '--no-merges', '--format=%h%x09%s']
const { status, stdout, stderr } = spawnSync('git', log, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
// Outside of a repository, as in an archive of the sources, there is nothing to check.
if (status !== 0) console.error(`Subjects of commits are not checked: ${stderr?.trim() || 'git is not installed'}`)
const commits = status === 0 ? stdout.split('\n').filter(Boolean) : []
const long = commits.filter((line) => [...(line.split('\t')[1] ?? '')].length > maxLength)
for (const line of long) console.error(`Longer than ${maxLength} characters: ${line.replace('\t', ' ')}`)
if (long.length > 0) process.exitCode = 1
