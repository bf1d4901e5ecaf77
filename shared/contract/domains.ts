export { account } from './account.ts'
export { advice } from './advice.ts'
export { trends } from './trends.ts'
export { youtube } from './youtube.ts'
