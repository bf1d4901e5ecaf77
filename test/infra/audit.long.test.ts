import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeAudit } from '#infra/audit-report.ts'

const counts = (high: number, critical: number) =>
  JSON.stringify({ metadata: { vulnerabilities: { low: 3, high, critical, total: 3 + high + critical } } })

/** Runs the audit with an `npm` that prints a text. Returns the exit code and what the operator reads. */
function audit(text: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'audit-'))
  const npm = path.join(directory, 'npm')
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${text}\nEND\n`)
  chmodSync(npm, 0o700)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/audit.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${directory}${path.delimiter}${process.env.PATH}` },
  })
  return { status, said: stdout + stderr }
}

test.each([
  ['nothing serious', counts(0, 0), 0, '3, of which high 0, critical 0'],
  ['something serious', counts(1, 0), 1, '4, of which high 1, critical 0'],
  ['something critical', counts(0, 1), 1, 'critical 1'],
  ['no registry', '{"error":{"code":"ENOTFOUND"}}', 2, 'NOT AUDITED'],
  ['no answer', '', 2, 'NOT AUDITED'],
])('an audit that finds %s ends with its code and a sentence', (_, text, code, sentence) => {
  expect(judgeAudit(text)).toEqual({ code, sentence: expect.stringContaining(sentence) })
})

test('the command prints the result and ends with its code', () => {
  expect(audit(counts(0, 1))).toEqual({ status: 1, said: expect.stringContaining('critical 1') })
})
