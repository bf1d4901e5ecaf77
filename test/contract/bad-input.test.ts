import { testBadInput } from '#test/support/bad-input.ts'

testBadInput(20)
