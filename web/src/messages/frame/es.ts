import type { Sentences } from '../sentence.ts'

/** What every screen may say, and the first one does, in one file to fetch. */
export { common } from '../es/common.ts'
export { errors } from '../es/errors.ts'
export { home } from '../es/home.ts'
export { layout } from '../es/layout.ts'
export { screens } from '../es/screens.ts'

/** The other areas, each by the only export of its file: they come with the screens (`routes.tsx`). */
export const areas = import.meta.glob<Record<string, Sentences>>([
  '../es/*.ts',
  '!../es/{common,errors,home,layout,screens}.ts',
])
