import { useSearchParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'

/** The views of the dashboard, except the first. */
const views = ['channel', 'ideas'] as const
export type View = (typeof views)[number]

/** Returns the path of a view, or of a part of it. */
export const viewPath = (view?: View, part?: string): string =>
  `${paths.dashboard}${view ? `?view=${view}` : ''}${part ? `#${part}` : ''}`

/** Returns the view that the address names; undefined for the first. */
export function useView(): View | undefined {
  const [params] = useSearchParams()
  return views.find((view) => view === params.get('view'))
}
