/** `npm run smoke -- URL`: checks a deployed stage or the local system. Prints the problems and exits with 1 if there are any. */
import * as z from 'zod/mini'
import { findProblems } from './smoke-checks.ts'

const address = z.url({ protocol: /^https?$/ }).safeParse(process.argv[2])
if (!address.success) {
  console.error('npm run smoke -- URL, as in https://d111111abcdef8.cloudfront.net')
  process.exit(1)
}
const problems = await findProblems(new URL(address.data).origin)
for (const problem of problems) console.error(`problem: ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(`${address.data} has no problems`)
