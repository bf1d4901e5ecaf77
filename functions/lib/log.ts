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

/** Returns the loggable part of an error whose message may contain an address or a user's text: its name. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

/** Writes one line of JSON. `details` are ids and counts, never a token, a person's address or a user's text. */
export function log(level: Level, message: string, details: Readonly<Record<string, unknown>> = {}): void {
  const line = { level, message, function: optionalEnv('AWS_LAMBDA_FUNCTION_NAME'), ...details }
  console[level](JSON.stringify(line, (_, value: unknown) => describe(value)))
}
