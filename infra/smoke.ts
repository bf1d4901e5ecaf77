/** `npm run smoke -- URL`: whether a stage that was deployed, or runs on this machine, answers as it should. Exits 1 with what is wrong. */
import * as z from 'zod/mini'
import { findProblems } from './smoke-checks.ts'

const address = z.url({ protocol: /^https?$/ }).safeParse(process.argv[2])
if (!address.success) {
  console.error('npm run smoke -- URL, as in https://d111111abcdef8.cloudfront.net')
  process.exit(1)
}
const problems = await findProblems(new URL(address.data).origin)
for (const problem of problems) console.error(`wrong: ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(`${address.data} answers as it should`)
