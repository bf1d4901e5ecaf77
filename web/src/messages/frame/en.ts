/** What every screen may say, in one file to fetch. */
export { common } from '../en/common.ts'
export { errors } from '../en/errors.ts'
export { layout } from '../en/layout.ts'
export { screens } from '../en/screens.ts'
