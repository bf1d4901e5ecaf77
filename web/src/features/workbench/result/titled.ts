import type { Analysis, TitleAnalysis } from '#shared/contract/advice.ts'

/** An analysis of a title, with or without a thumbnail. */
export type TitledAnalysis = Analysis & { readonly title: string; readonly titleAnalysis: TitleAnalysis }

/** Returns the analysis if a title was analyzed. Undefined for an analysis of only a thumbnail. */
export function findTitled(analysis: Analysis): TitledAnalysis | undefined {
  const { title, titleAnalysis } = analysis
  return title !== undefined && titleAnalysis !== undefined ? { ...analysis, title, titleAnalysis } : undefined
}
