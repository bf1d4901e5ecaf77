import { type LinearModel, roundPoints } from '../model.ts'

/**
 * Adds a share of the views model to the wording model. In the result a word or trait that both know has one figure: the
 * sum of its points.
 */
export function addViews(wording: LinearModel, views: LinearModel, share: number): LinearModel {
  const gramPoints = new Map(wording.gramPoints)
  for (const [gram, points] of views.gramPoints)
    gramPoints.set(gram, (gramPoints.get(gram) ?? 0) + roundPoints(share * points))
  const viewsColumns = views.columns.map((column) => ({ ...column, weight: share * column.weight }))
  return { columns: [...wording.columns, ...viewsColumns].filter(({ weight }) => weight !== 0), gramPoints }
}
