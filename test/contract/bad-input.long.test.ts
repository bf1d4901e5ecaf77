import { vi } from 'vitest'
import { testBadInput } from '#test/support/bad-input.ts'

vi.setConfig({ testTimeout: 300_000 })

testBadInput(2000)
