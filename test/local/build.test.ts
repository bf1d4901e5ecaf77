import { describe, expect, it } from 'vitest'
import { functionNames } from '#infra/access.ts'
import { awsBuild, functionDirectory, localBuild, siteDirectory } from '#infra/bundle.ts'
import { lambdaPlatform, thisPlatform } from '#infra/native.ts'

describe('builds for local mode and for AWS', () => {
  it('share no folder: `npm run synth` does not replace what `npm start` runs', () => {
    const folders = [localBuild, awsBuild].flatMap((build) => [
      siteDirectory(build),
      ...functionNames.map((name) => functionDirectory(name, build)),
    ])
    expect(new Set(folders).size).toBe(folders.length)
  })

  it('are for the platform that runs them', () => {
    expect([localBuild.platform, awsBuild.platform]).toEqual([thisPlatform, lambdaPlatform])
  })
})
