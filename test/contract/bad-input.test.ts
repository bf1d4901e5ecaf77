import { testBadInputParsing } from '#test/support/bad-input.ts'
import { runsOf } from '#test/support/long.ts'

testBadInputParsing(runsOf(12, 100))
