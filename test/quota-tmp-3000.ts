import { quotaBench } from '#test/bench/quota.ts'
const log = console.log
const rows = await quotaBench([3000])
log(JSON.stringify(rows, null, 1)); process.exit()
