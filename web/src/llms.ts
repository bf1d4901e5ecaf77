import { mcpPath } from '#shared/contract/mcp.ts'
import { openApiPath } from '#shared/openapi/errors.ts'
import { originPlaceholder, type PublicPath, publicPaths } from '#shared/public-pages.ts'
import { reference } from './features/developers/reference.ts'
import { helpMessages } from './features/help/messages.ts'
import { topics } from './features/help/topics.ts'
import { faqEntries } from './features/landing/faq-entries.ts'
import { landingMessages } from './features/landing/messages.ts'
import { formatsFor } from './messages/format.ts'
import { paths } from './paths.ts'
import { readHead } from './render-public-page.tsx'

/** The public pages by section. Language models may skip `Optional` where they have little room. */
const sections: Readonly<Record<PublicPath, 'Product' | 'API' | 'Optional'>> = {
  '/': 'Product',
  '/about': 'Product',
  '/accuracy': 'Product',
  '/what-works': 'Product',
  '/changelog': 'Product',
  '/billing': 'Product',
  '/developers': 'API',
  '/terms': 'Optional',
  '/privacy': 'Optional',
  '/cookies': 'Optional',
  '/guidelines': 'Optional',
}

const item = (name: string, path: string, text: string) => `- [${name}](${originPlaceholder}${path}): ${text}`

/** Replaces typographic characters with ASCII, because the file is served without a charset. */
const toAscii = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('×', 'x')

/**
 * Returns `/llms.txt` (llmstxt.org) with the placeholder for the origin: what Viewcraft is, the public pages, and every
 * operation of the API, for language models.
 */
export async function renderLlms(): Promise<string> {
  const [{ t }, help] = await Promise.all([landingMessages.load('en'), helpMessages.load('en')])
  const heads = await Promise.all(
    publicPaths.map(async (path) => ({ path, ...(await readHead({ path, locale: 'en' })) })),
  )
  const pagesOf = (section: (typeof sections)[PublicPath]) =>
    heads
      .filter(({ path }) => sections[path] === section)
      .map(({ path, title, description }) => item(title.replace(/ · Viewcraft$/, ''), path, description))
  const questions = faqEntries(t, formatsFor('en')).map(({ question }) => question)
  const operations = reference.groups.map(({ text, operations }) => [
    `## API: ${text.replace(/\.$/, '')}`,
    ...operations.map(({ id, method, path, summary }) =>
      item(summary, `${paths.developers}#${id}`, `\`${method} ${path}\``),
    ),
  ])
  const parts = [
    ['# Viewcraft', `> ${t('landing.description')}`],
    [`${t('landing.hero.text')} Each page is also available in Spanish (\`/es\`) and French (\`/fr\`).`],
    ['## Product', ...pagesOf('Product'), item(t('landing.faq.heading'), '/#faq', questions.join(' '))],
    [
      '## API',
      ...pagesOf('API'),
      item('OpenAPI 3.1 description', openApiPath, 'every operation, with its schemas and examples'),
      item('Assistants', `${paths.developers}#assistants`, `how to connect one to the MCP server, \`${mcpPath}\``),
    ],
    ...operations,
    [
      '## Help',
      item(
        `${help.t('help.title')} (after logging in)`,
        paths.help,
        topics.map(({ id }) => help.t(`help.topics.${id}.heading`)).join('; '),
      ),
      item(help.t('help.ask'), paths.contact, 'a form'),
    ],
    ['## Optional', ...pagesOf('Optional')],
  ]
  return toAscii(`${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`)
}
