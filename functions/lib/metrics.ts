import { Metrics } from '@aws-lambda-powertools/metrics'
import { type MetricName, metrics, serviceName } from '#shared/metrics.ts'
import { optionalEnv } from './env.ts'

type Metadata = Readonly<Record<string, string | number | undefined>>
type Dimension<M extends MetricName> = (typeof metrics)[M] extends { by: string } ? [by: string] : [by?: undefined]
/** The name and value of a metric, its metadata, and the value of its dimension if it has one. */
type Metric = { [M in MetricName]: [name: M, value: number, metadata: Metadata, ...Dimension<M>] }[MetricName]

let publisher: Metrics | undefined

/**
 * Records a metric in CloudWatch by writing a log line in Embedded Metric Format. `metadata` is only part of the log line and costs
 * nothing; like any log, it contains only ids and counts. Does nothing if no namespace is configured, as in local mode.
 */
export function recordMetric(...[name, value, metadata, by]: Metric): void {
  const namespace = optionalEnv('METRICS_NAMESPACE')
  if (!namespace) return
  publisher ??= new Metrics({ namespace, serviceName })
  const single = publisher.singleMetric()
  const { unit, ...counted } = metrics[name]
  if ('by' in counted && by !== undefined) single.addDimension(counted.by, by)
  const known: Metadata = { function: optionalEnv('AWS_LAMBDA_FUNCTION_NAME'), ...metadata }
  for (const [key, text] of Object.entries(known)) if (text !== undefined) single.addMetadata(key, `${text}`)
  single.addMetric(name, unit, value)
}
