import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { buildSite, siteDirectory } from './build-site.ts'
import { bundleFunctions, functionDirectory } from './bundle.ts'
import { lambdaPlatform } from './native.ts'
import { settingsOf } from './settings.ts'
import { acknowledgeFindings } from './stack/acknowledgements.ts'
import { createStack } from './stack.ts'

// The entry point of the CDK commands (`cdk.json`).
const app = new App()
const settings = settingsOf(app.node.getAllContext())
if (settings.build === 'on') await Promise.all([bundleFunctions(undefined, lambdaPlatform), buildSite()])
acknowledgeFindings(createStack(app, settings, { functionDirectory: (name) => functionDirectory(name), siteDirectory }))
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
