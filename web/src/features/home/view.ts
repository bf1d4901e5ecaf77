import { useSearchParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'

/** The views of the dashboard, except the first. */
const views = ['channel', 'ideas'] as const
export type View = (typeof views)[number]

/** Returns a function for the path of a view, or of a part of it, with the chosen period. */
export function useViewPath() {
  const [params] = useSearchParams()
  const period = params.get('period')
  return (view?: View, part?: string): string => {
    const query = new URLSearchParams({ ...(view && { view }), ...(period && { period }) })
    return `${paths.dashboard}${query.size > 0 ? `?${query}` : ''}${part ? `#${part}` : ''}`
  }
}

/** Returns the view that the address names; undefined for the first. */
export function useView(): View | undefined {
  const [params] = useSearchParams()
  return views.find((view) => view === params.get('view'))
}
