import { existsSync } from 'node:fs'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildSite } from './build-site.ts'
import { awsBuild, bundleFunctions, functionDirectory, siteDirectory } from './bundle.ts'
import { type Settings, settingsOf } from './settings.ts'
import { acknowledgeFindings } from './stack/acknowledgements.ts'
import { createStack } from './stack.ts'

// The entry point of the CDK commands (`cdk.json`).
const app = new App()
const settings = readSettings()
if (settings.build === 'on') await Promise.all([bundleFunctions(awsBuild), buildSite(awsBuild)])
else if (!existsSync(siteDirectory(awsBuild))) {
  console.error('build=off uses what `npm run synth` or `npm run deploy` built before, and nothing is built yet.')
  process.exit(1)
}
const stack = createStack(app, settings, {
  functionDirectory: (name) => functionDirectory(name, awsBuild),
  siteDirectory: siteDirectory(awsBuild),
})
acknowledgeFindings(stack)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()

function readSettings(): Settings {
  try {
    return settingsOf(app.node.getAllContext())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
