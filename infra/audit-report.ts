import * as z from 'zod/mini'

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.int(), critical: z.int(), total: z.int() }) }),
})

/** The result of an audit: its exit code and a sentence for the operator. */
export interface AuditResult {
  readonly code: 0 | 1 | 2
  readonly sentence: string
}

/**
 * Evaluates the output of `npm audit --json`. The code is 1 if a vulnerability has high or critical severity, and 2 if the registry
 * has no audit endpoint or could not be reached.
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
