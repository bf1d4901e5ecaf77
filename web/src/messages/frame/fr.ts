import type { Sentences } from '../sentence.ts'

/** What every screen may say, and the first one does, in one file to fetch. */
export { common } from '../fr/common.ts'
export { errors } from '../fr/errors.ts'
export { home } from '../fr/home.ts'
export { layout } from '../fr/layout.ts'
export { screens } from '../fr/screens.ts'

/** The other areas, each by the only export of its file: they come with the screens (`routes.tsx`). */
export const areas = import.meta.glob<Record<string, Sentences>>([
  '../fr/*.ts',
  '!../fr/{common,errors,home,layout,screens}.ts',
])
