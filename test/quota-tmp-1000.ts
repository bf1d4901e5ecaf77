import { quotaBench } from '#test/bench/quota.ts'
const log = console.log
const rows = await quotaBench([1000])
log(JSON.stringify(rows, null, 1)); process.exit()
