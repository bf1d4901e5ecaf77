import * as z from 'zod/mini'
import type { FunctionName } from '#infra/access.ts'
import { only, resourcesOfType, type Template } from './template.ts'

const LambdaProperties = z.object({
  FunctionName: z.string(),
  Role: z.unknown(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Runtime: z.string(),
  TracingConfig: z.unknown(),
  Architectures: z.array(z.string()),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  LoggingConfig: z.object({ LogGroup: z.unknown() }),
})

/** Returns our own functions, or those of one name. CDK’s function that copies the site has no fixed name. */
export const lambdasOf = (template: Template, physical?: string) =>
  resourcesOfType(template, 'AWS::Lambda::Function')
    .filter(
      ([
        ,
        {
          Properties: { FunctionName: found },
        },
      ]) => (physical === undefined ? found : found === physical),
    )
    .map(([id, { Properties }]) => ({ id, ...LambdaProperties.parse(Properties) }))

/** Returns the deployed name of a function: `viewcraft-prod-advice-analyze` for `advice/analyze`. */
export const physicalName = (name: FunctionName): string => `viewcraft-prod-${name.replace('/', '-')}`

export const lambdaOf = (template: Template, name: FunctionName) => only(lambdasOf(template, physicalName(name)))
