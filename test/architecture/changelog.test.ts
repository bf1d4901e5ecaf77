import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { markReleased, operatorsHeading, readChangelog, releaseNotes } from '#shared/changelog.ts'
import { version as cliVersion } from '../../cli/version.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const numberOf = (version: string | null) =>
  (version ?? '').split('.').reduce((number, part) => number * 1000 + Number(part), 0)

describe('CHANGELOG.md', () => {
  const releases = readChangelog(read('CHANGELOG.md'))
  const released = releases.filter(({ version }) => version !== null)

  it('lists versions from new to old, with their days, and changes in each', () => {
    const numbers = released.map(({ version }) => numberOf(version))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a))
    const dates = released.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { parts, version } of released) {
      expect(parts.length, `${version}`).toBeGreaterThan(0)
      for (const { heading } of parts) expect(heading, `${version}`).not.toBeNull()
    }
    for (const { heading, changes } of releases.flatMap(({ parts }) => parts))
      expect(changes.length, `${heading}`).toBeGreaterThan(0)
  })

  it('has the version of package.json and of the command line as its latest', () => {
    expect([JSON.parse(read('package.json')).version, cliVersion]).toEqual([released[0]?.version, released[0]?.version])
    expect(JSON.parse(read('package-lock.json')).version).toBe(released[0]?.version)
  })

  it('lists what only operators notice under a heading of its own', () => {
    for (const { heading, changes } of released.flatMap(({ parts }) => parts))
      if (heading !== operatorsHeading)
        for (const change of changes)
          expect(change).not.toMatch(/^Operators:|`(docs|functions|infra|shared|test)\/|`npm /)
  })
})

const example = `# Changelog

Newest first.

## Unreleased

### Titles

- One.
- Two, which
  goes on.

## 0.1.0 (2026-11-21)

### For operators

- Nothing to do.
`

describe('reading a changelog', () => {
  it('gives releases with their parts and changes', () => {
    expect(readChangelog(example)).toEqual([
      { version: null, date: null, parts: [{ heading: 'Titles', changes: ['One.', 'Two, which goes on.'] }] },
      { version: '0.1.0', date: '2026-11-21', parts: [{ heading: 'For operators', changes: ['Nothing to do.'] }] },
    ])
  })

  it('accepts changes without a heading', () => {
    const [next] = readChangelog(example.replace('### Titles', ''))
    expect(next?.parts).toEqual([{ heading: null, changes: ['One.', 'Two, which goes on.'] }])
  })

  it.each(['Some text.', '## 0.2', '## Unreleased', '# Again', '* A star', '<script>'])(
    'refuses the line %s',
    (line) => {
      expect(() => readChangelog(`${example}${line}\n`)).toThrow(`CHANGELOG.md, line 18: `)
    },
  )
})

describe('a release', () => {
  const next = markReleased(example, '0.2.0', '2026-12-01')

  it('takes the unreleased changes, and leaves an empty heading for the next ones', () => {
    expect(readChangelog(next).map(({ version, parts }) => [version, parts.length])).toEqual([
      [null, 0],
      ['0.2.0', 1],
      ['0.1.0', 1],
    ])
    expect(next.replace('\n\n## 0.2.0 (2026-12-01)', '')).toBe(example)
  })

  it('has the lines of its own section as notes', () => {
    expect(releaseNotes(next, '0.2.0')).toBe('### Titles\n\n- One.\n- Two, which\n  goes on.\n')
    expect(releaseNotes(next, '0.1.0')).toBe('### For operators\n\n- Nothing to do.\n')
    expect(() => releaseNotes(next, '0.3.0')).toThrow('CHANGELOG.md has no version 0.3.0')
  })

  it('needs changes', () => {
    expect(() => markReleased(next, '0.3.0', '2026-12-02')).toThrow('CHANGELOG.md has nothing under Unreleased')
  })
})
