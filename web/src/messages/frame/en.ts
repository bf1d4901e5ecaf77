import type { Sentences } from '../sentence.ts'

/** What every screen may say, and the first one does, in one file to fetch. */
export { common } from '../en/common.ts'
export { errors } from '../en/errors.ts'
export { home } from '../en/home.ts'
export { layout } from '../en/layout.ts'
export { screens } from '../en/screens.ts'

/** The other areas, each by the only export of its file: they come with the screens (`routes.tsx`). */
export const areas = import.meta.glob<Record<string, Sentences>>([
  '../en/*.ts',
  '!../en/{common,errors,home,layout,screens}.ts',
])
