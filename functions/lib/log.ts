import { optionalEnv } from './env.ts'

type Level = 'info' | 'warn' | 'error'

const describe = (value: unknown): unknown =>
  value instanceof Error
    ? {
        name: value.name,
        message: value.message,
        stack: value.stack,
        ...(value.cause ? { cause: describe(value.cause) } : {}),
      }
    : value

/** What a log may say of an error whose own text may name an address or quote what a user typed. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** One line of JSON. Give ids and counts: never a token, an address of a person, or what a user typed. */
export function log(level: Level, message: string, details: Readonly<Record<string, unknown>> = {}): void {
  const line = { level, message, function: optionalEnv('AWS_LAMBDA_FUNCTION_NAME'), ...details }
  console[level](JSON.stringify(line, (_, value: unknown) => describe(value)))
}
