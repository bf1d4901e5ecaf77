import { Metrics } from '@aws-lambda-powertools/metrics'
import { type MetricName, metrics, serviceName } from '#shared/metrics.ts'
import { optionalEnv } from './env.ts'

type About = Readonly<Record<string, string | number | undefined>>
type CountedBy<M extends MetricName> = (typeof metrics)[M] extends { by: string } ? [by: string] : [by?: undefined]
/** Which figure, its value, what stands beside it, and what it is counted by where it is. */
type Figure = { [M in MetricName]: [name: M, value: number, about: About, ...CountedBy<M>] }[MetricName]

let publisher: Metrics | undefined

/**
 * Reports one figure to CloudWatch, as a line of the log in its Embedded Metric Format; `about` stands in that line and
 * costs nothing: ids and counts, as in any log. Nothing is reported where no namespace is configured, as on one machine.
 */
export function recordMetric(...[name, value, about, by]: Figure): void {
  const namespace = optionalEnv('METRICS_NAMESPACE')
  if (!namespace) return
  publisher ??= new Metrics({ namespace, serviceName })
  const single = publisher.singleMetric()
  const { unit, ...counted } = metrics[name]
  if ('by' in counted && by !== undefined) single.addDimension(counted.by, by)
  const known: About = { function: optionalEnv('AWS_LAMBDA_FUNCTION_NAME'), ...about }
  for (const [key, text] of Object.entries(known)) if (text !== undefined) single.addMetadata(key, `${text}`)
  single.addMetric(name, unit, value)
}
