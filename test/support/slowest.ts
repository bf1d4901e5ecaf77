import type { Reporter, TestModule } from 'vitest/node'

const maxFiles = 10

/** Prints the slowest files of a run, with the seconds for their tests and hooks and the seconds for loading them. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      return { file: module.relativeModuleId, tests: duration, loading: collectDuration + setupDuration }
    })
    const slowest = files.sort((a, b) => b.tests + b.loading - a.tests - a.loading).slice(0, maxFiles)
    const lines = slowest.map(
      ({ file, tests, loading }) => `${seconds(tests)} s tests ${seconds(loading)} s loading  ${file}`,
    )
    console.log(`\nThe slowest of ${files.length} files:\n${lines.join('\n')}\n`)
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1).padStart(6)
