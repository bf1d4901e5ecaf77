/** What every screen may say, in one file to fetch. */
export { common } from '../fr/common.ts'
export { errors } from '../fr/errors.ts'
export { layout } from '../fr/layout.ts'
export { screens } from '../fr/screens.ts'
