import { parseArgs } from 'node:util'

/** Invalid arguments on the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The arguments for scoring titles. `remote` is absent if they are scored on this machine. */
export interface ScoreCommand {
  /** The titles, or `stdin` to read them from standard input, one per line. */
  readonly titles: readonly string[] | 'stdin'
  readonly json: boolean
  readonly remote?: { readonly url: string; readonly token: string }
}

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | ({ readonly name: 'score' } & ScoreCommand)

export const usage = `Usage: viewcraft score TITLE... [options]

Scores video titles, and compares the wording of several titles for one video. Runs on this machine, without a network,
unless a token and an address are given. A single - reads titles from standard input, one per line.

Options:
  --json         print JSON
  --token TOKEN  score on a Viewcraft server with a personal access token; better: set VIEWCRAFT_TOKEN
  --url URL      the address of that server; or set VIEWCRAFT_URL
  --version, --help

Exit codes: 0 done, 1 the server could not be reached or refused, 2 wrong usage.
`

const options = {
  json: { type: 'boolean', default: false },
  token: { type: 'string' },
  url: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const

type Environment = Readonly<Record<string, string | undefined>>

/** Parses the arguments of the command line. Throws UsageError. */
export function parseCommand(args: readonly string[], environment: Environment): Command {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const [name, ...titles] = positionals
  if (name !== 'score') throw new UsageError(name ? `There is no command ${name}.` : 'Say what to do.')
  if (titles.length === 0) throw new UsageError('Give at least one title.')
  if (titles.includes('-') && titles.length > 1) throw new UsageError('Give titles, or - to read them, not both.')
  const token = values.token ?? environment.VIEWCRAFT_TOKEN
  const url = values.url ?? environment.VIEWCRAFT_URL
  const command = { name, titles: titles[0] === '-' ? ('stdin' as const) : titles, json: values.json } as const
  if (values.url && !token) throw new UsageError('A server needs a token: set VIEWCRAFT_TOKEN.')
  if (values.token && !url) throw new UsageError('Say which server the token is for: set VIEWCRAFT_URL, or give --url.')
  if (!token || !url) return command
  return { ...command, remote: { url: checkUrl(url), token } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Wrong options.')
  }
}

/** Returns the origin of a server. Tokens are only sent over TLS or to this machine. */
function checkUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (!url || !(url.protocol === 'https:' || isLocal)) throw new UsageError('The address has to begin with https://.')
  return url.origin
}
