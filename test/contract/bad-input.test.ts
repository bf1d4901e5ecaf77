import { testBadInputParsing } from '#test/support/bad-input.ts'

testBadInputParsing(100)
