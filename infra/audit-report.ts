import * as z from 'zod/mini'

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int(), total: z.int() }) }),
})

/** What an audit ends with: its exit code and a sentence for the operator. */
export interface AuditResult {
  readonly code: 0 | 1 | 2
  readonly sentence: string
}

/**
 * Judges what `npm audit --json` printed. The code is 1 if a known vulnerability has the severity high or critical, and 2 if the registry
 * has no audit endpoint or was not reached.
 */
export function judgeAudit(printed: string): AuditResult {
  const report = Report.safeParse(readJson(printed))
  if (!report.success)
    return {
      code: 2,
      sentence:
        'NOT AUDITED: the registry has no audit endpoint or cannot be reached. Run "npm run audit" again before you deploy.',
    }
  const { high, critical, total } = report.data.metadata.vulnerabilities
  return {
    code: high + critical > 0 ? 1 : 0,
    sentence: `Known vulnerabilities in production dependencies: ${total}, of which high ${high}, critical ${critical}.`,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
