/** What every screen may say, in one file to fetch. */
export { common } from '../es/common.ts'
export { errors } from '../es/errors.ts'
export { layout } from '../es/layout.ts'
export { screens } from '../es/screens.ts'
