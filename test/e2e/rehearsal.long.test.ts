import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { resourcesOfType, synthesize, Template } from '#test/infra/template.ts'
import { findRehearsalProblems } from '#test/rehearse/checks.ts'
import { betaSettings, startRehearsal } from '#test/rehearse/rehearse.ts'

const synthesized = synthesize(betaSettings)

/** Deploys the template after some changes to its resources, and returns the problems that are found. */
async function rehearse(...drifts: readonly ((template: Template) => void)[]) {
  const template = Template.parse(structuredClone(synthesized.template))
  for (const change of drifts) change(template)
  const rehearsal = await startRehearsal({ ...synthesized, template }, new PassThrough().resume())
  try {
    return await findRehearsalProblems(rehearsal)
  } finally {
    await rehearsal.stop()
  }
}

/** Returns the properties of a resource whose logical id starts with a name. */
function propertiesOf({ Resources }: Template, type: string, name: string): Record<string, unknown> {
  const [, found] = Object.entries(Resources).find(([id, { Type }]) => Type === type && id.startsWith(name)) ?? []
  if (!found) throw new Error(`no ${type} starts with ${name}`)
  return found.Properties
}

/** Replaces a text everywhere in the properties of a resource. */
function replaceIn(properties: Record<string, unknown>, text: string, other: string) {
  const changed = JSON.stringify(properties).replaceAll(text, other)
  expect(changed).not.toBe(JSON.stringify(properties))
  Object.assign(properties, JSON.parse(changed))
}

it('finds no problem in the template of this commit', async () => {
  expect(await rehearse()).toEqual([])
})

it('finds where the template and the code have drifted apart', async () => {
  const problems = await rehearse(
    // An index has another name than the store asks for.
    (template) => replaceIn(propertiesOf(template, 'AWS::DynamoDB::GlobalTable', 'Accounts'), 'weeklyAt', 'weekly'),
    // A function lacks the name of a table.
    (template) =>
      replaceIn(propertiesOf(template, 'AWS::Lambda::Function', 'FollowingList'), 'TABLE_FOLLOWS', 'TABLE_OTHER'),
    // A function may not read a table.
    (template) => replaceIn(propertiesOf(template, 'AWS::IAM::Role', 'DraftsList'), 'dynamodb:Query', 'dynamodb:Scan'),
    // A route is missing.
    (template) =>
      replaceIn(propertiesOf(template, 'AWS::ApiGatewayV2::Route', 'AdviceScore'), 'titles/score', 'titles/scores'),
    // API Gateway may not call a function.
    (template) => {
      for (const [id] of resourcesOfType(template, 'AWS::Lambda::Permission'))
        if (id.startsWith('IdeasWeek')) delete template.Resources[id]
    },
    // The scheduler may not start the jobs.
    (template) =>
      replaceIn(propertiesOf(template, 'AWS::IAM::Policy', 'SchedulerRole'), 'lambda:InvokeFunction', 'lambda:Invoke'),
    // Browsers may not call the user pool.
    (template) =>
      replaceIn(propertiesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy', 'Headers'), 'cognito-idp', 'cognito'),
  )
  const words = [
    'jobs-queue-due-work: ',
    'GET /api/following returns 500',
    'GET /api/drafts returns 500',
    'POST /api/titles/score returns 404',
    'GET /api/ideas/week returns 500',
    'the scheduler may not start',
    'the content security policy is wrong',
  ]
  for (const word of words) expect(problems).toContainEqual(expect.stringContaining(word))
  for (const problem of problems)
    expect(
      words.some((word) => problem.includes(word)),
      problem,
    ).toBe(true)
})

it('finds that nobody can sign up', async () => {
  const drift = (template: Template) =>
    replaceIn(propertiesOf(template, 'AWS::Lambda::Permission', 'TriggersPreSignUp'), 'cognito-idp', 'cognito')
  expect(await rehearse(drift)).toEqual([expect.stringMatching(/^signing up fails: .*Cognito may not call/)])
})
