import { type LinearModel, roundPoints } from '../model.ts'

/**
 * Adds a share of the views model to the wording model. The points of words that are in both are added up here; those of columns
 * are added up by `explain`, per trait.
 */
export function addViews(wording: LinearModel, views: LinearModel, share: number): LinearModel {
  const gramPoints = new Map(wording.gramPoints)
  for (const [gram, points] of views.gramPoints)
    gramPoints.set(gram, (gramPoints.get(gram) ?? 0) + roundPoints(share * points))
  const viewsColumns = views.columns.map((column) => ({ ...column, weight: share * column.weight }))
  return { columns: [...wording.columns, ...viewsColumns].filter(({ weight }) => weight !== 0), gramPoints }
}
