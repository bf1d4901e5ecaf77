import type { Config } from './config.ts'

/** The id of the data block of the app's page that holds the configuration. */
export const configId = 'config'
const blockOf = (text: string) => `<script type="application/json" id="${configId}">${text}</script>`

/**
 * Returns the app's page with the configuration in its data block, so that the app need not request it. Browsers do not
 * execute a data block: the content security policy does not apply to it.
 */
export const fillConfig = (html: string, config: Config): string =>
  html.replace(blockOf(''), () => blockOf(JSON.stringify(config).replaceAll('<', '\\u003c')))
