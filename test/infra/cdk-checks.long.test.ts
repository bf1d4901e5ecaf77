import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, it } from 'vitest'
import { acknowledgeFindings, acknowledgements } from '#infra/stack/acknowledgements.ts'
import { fullSettings, limitedSettings, synthesizeAnew } from './template.ts'

const checked = true
const { stack: plainStack, findings: plainFindings } = synthesizeAnew({}, checked)
const { stack: limitedStack, findings: limitedFindings } = synthesizeAnew(limitedSettings, checked, acknowledgeFindings)

it.each([
  ['the default settings', plainFindings],
  ['every limit', limitedFindings],
])("a deployment with %s is valid by CloudFormation's schemas", (_, findings) => {
  expect(findings).toEqual([])
})

describe('cdk-nag', () => {
  it('finds exactly what is acknowledged', () => {
    const found = () => new AwsSolutionsChecks().validateScope(plainStack).violations.map(({ ruleName }) => ruleName)
    const acknowledged = acknowledgements(plainStack).map(({ rule }) => rule)
    expect(found().sort()).toEqual([...new Set(acknowledged)].sort())
    acknowledgeFindings(plainStack)
    expect(found()).toEqual([])
  })

  it('finds nothing else in a deployment with every limit or every feature', () => {
    for (const stack of [limitedStack, synthesizeAnew(fullSettings, false, acknowledgeFindings).stack])
      expect(new AwsSolutionsChecks().validateScope(stack).violations).toEqual([])
  })

  it('is answered with a reason for every acknowledgement', () => {
    for (const { reason } of acknowledgements(plainStack)) expect(reason.length).toBeGreaterThan(20)
  })
})
