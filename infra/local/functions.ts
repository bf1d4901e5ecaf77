import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { accessOf, type FunctionName, functionNames, sizeOf } from '#infra/access.ts'
import { functionDirectory, lambdaName, localBuild } from '#infra/bundle.ts'
import { runtimeFile } from './build.ts'
import { FunctionHost } from './host/host.ts'
import type { LogStream } from './host/instance.ts'

/** All functions. Each runs alone from its bundle with its own environment. */
export interface Functions {
  /** Runs a function. Rejects with an InvocationError if it failed or timed out. */
  invoke(name: FunctionName, event: unknown): Promise<unknown>
  /** Loads new bundles for the next calls. Calls in progress finish with the old ones. */
  reload(): void
  stop(): Promise<void>
}

/** Starts each function on its first call. `clockShift` returns how far their clocks are shifted, in milliseconds. */
export function startFunctions(
  environment: (name: FunctionName) => Record<string, string>,
  sink: LogStream,
  clockShift?: () => number,
): Functions {
  let version = 0
  const create = (name: FunctionName) => {
    const { seconds, memory } = sizeOf(name)
    const bundle = pathToFileURL(path.join(functionDirectory(name, localBuild), 'index.mjs'))
    const spec = {
      name: lambdaName(name),
      // Node imports a module once per address.
      bundle: `${bundle.href}?${version}`,
      environment: environment(name),
      seconds,
      megabytes: memory,
      native: accessOf(name).native ?? false,
      // Creating a user makes Cognito call pre-sign-up.
      callsItself: accessOf(name).pool?.includes('AdminCreateUser') ?? false,
      clockShift,
    }
    return new FunctionHost(spec, runtimeFile, sink)
  }
  const hosts = new Map(functionNames.map((name) => [name, create(name)]))
  return {
    invoke: (name, event) => hosts.get(name)?.invoke(event) ?? Promise.reject(new Error(`no function ${name}`)),
    reload: () => {
      version += 1
      for (const [name, host] of hosts) {
        host.retire()
        hosts.set(name, create(name))
      }
    },
    stop: async () => {
      await Promise.all([...hosts.values()].map((host) => host.stop()))
    },
  }
}
