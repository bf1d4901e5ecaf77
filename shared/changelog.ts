/** The changes of one release, or the unreleased changes. */
export interface Release {
  /** Null if not released yet. */
  readonly version: string | null
  /** The day of the release. Null if not released yet. */
  readonly date: string | null
  readonly parts: readonly ReleasePart[]
}

/** Changes in one part of the product. */
export interface ReleasePart {
  /** Null for changes that are not sorted yet. */
  readonly heading: string | null
  /** A sentence or a few each, with code in backticks. */
  readonly changes: readonly string[]
}

/** The part for those who deploy the product. The website leaves it out. */
export const operatorsHeading = 'For operators'

const unreleased = '## Unreleased'
const releaseHeading = /^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/

/**
 * Reads `CHANGELOG.md`: releases, newest first, begin with `## 1.2.3 (2026-11-26)` or `## Unreleased`, their parts with `### Heading`,
 * and changes with `- `, which may continue on indented lines. Throws an Error that names the line if there is anything else.
 */
export function readChangelog(markdown: string): Release[] {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => line.startsWith('## '))
  const releases: (Omit<Release, 'parts'> & { parts: (Omit<ReleasePart, 'changes'> & { changes: string[] })[] })[] = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || index < start) continue
    const [, version, date] = releaseHeading.exec(line) ?? []
    const parts = releases.at(-1)?.parts
    const changes = parts?.at(-1)?.changes
    if (line === unreleased && releases.length === 0) releases.push({ version: null, date: null, parts: [] })
    else if (version && date) releases.push({ version, date, parts: [] })
    else if (line.startsWith('### ')) parts?.push({ heading: line.slice(4), changes: [] })
    else if (line.startsWith('- ') && changes) changes.push(line.slice(2))
    else if (line.startsWith('- ') && parts) parts.push({ heading: null, changes: [line.slice(2)] })
    else if (line.startsWith('  ') && changes?.length) changes.push(`${changes.pop()} ${line.trim()}`)
    else throw new Error(`CHANGELOG.md, line ${index + 1}: not a release, a part or a change: ${line}`)
  }
  return releases
}

/** Returns the lines of a release without its heading. Throws an Error if there is no such release. */
export function releaseNotes(markdown: string, version: string): string {
  const [, after] = markdown.split(new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(.*\\)$`, 'm'))
  if (after === undefined) throw new Error(`CHANGELOG.md has no version ${version}`)
  return `${after.split(/^## /m)[0]?.trim()}\n`
}

/** Returns the changelog with the unreleased changes as a release. Throws an Error if there are none. */
export function markReleased(markdown: string, version: string, date: string): string {
  if (!readChangelog(markdown).some((release) => release.version === null && release.parts.length > 0))
    throw new Error('CHANGELOG.md has nothing under Unreleased')
  return markdown.replace(unreleased, `${unreleased}\n\n## ${version} (${date})`)
}
