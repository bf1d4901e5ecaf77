import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { edgeCode } from '#infra/stack/edge-code.ts'
import { Config } from '#shared/config.ts'
import { authorizePath } from '#shared/oauth.ts'
import { isPublicPath } from '#shared/public-pages.ts'
import { draftPath, paths } from '#web/paths.ts'
import { resourcesOfType, synthesize, toText } from './template.ts'

const { template, configJson, appText, notFoundText, pageText, llmsText } = synthesize()
const propertiesOf = (type: string, start: string) =>
  resourcesOfType(template, type).find(([id]) => id.startsWith(start))?.[1].Properties ?? {}

describe('pages of other sites', () => {
  const preflight = (code: string, uri: string) =>
    runInNewContext(`${code}\nhandler(event)`, {
      event: { viewer: { ip: '203.0.113.7' }, request: { method: 'OPTIONS', uri, headers: {} } },
    })
  const openingOf = (uri: string) =>
    runInNewContext(`${edgeCode.status}\nhandler(event).headers`, {
      event: { request: { uri }, response: { statusCode: 200, headers: {} } },
    })['access-control-allow-origin']

  it.each([
    ['/.well-known/oauth-protected-resource/api/mcp', edgeCode.rewrite],
    ['/.well-known/oauth-authorization-server', edgeCode.rewrite],
    ['/api/oauth/token', edgeCode.viewer],
    ['/api/oauth/register', edgeCode.viewer],
  ])('may ask for the documents for assistants and for tokens: %s', (uri, code) => {
    const { statusCode, headers } = preflight(code, uri)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': { value: '*' },
      'access-control-allow-headers': { value: expect.stringContaining('mcp-protocol-version') },
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each([
    ['/config.json', edgeCode.rewrite],
    ['/api/mcp', edgeCode.viewer],
    ['/api/oauth/consent', edgeCode.viewer],
    ['/api/account', edgeCode.viewer],
  ])('may ask for nothing else: %s', (uri, code) => {
    expect(preflight(code, uri).statusCode).toBeUndefined()
  })

  it('may read only the documents for assistants', () => {
    for (const uri of ['/.well-known/oauth-protected-resource', '/oauth-authorization-server.json'])
      expect(openingOf(uri)).toEqual({ value: '*' })
    for (const uri of ['/', '/config.json', '/openapi.json', '/no-such-page']) expect(openingOf(uri)).toBeUndefined()
  })
})

describe('the rewrite', () => {
  const rewrite = (uri: string) =>
    runInNewContext(`${edgeCode.rewrite}\nhandler(event).uri`, { event: { request: { uri } } })

  const statusOf = (uri: string, statusCode = 200) =>
    runInNewContext(`${edgeCode.status}\nhandler(event).statusCode`, {
      event: { request: { uri }, response: { statusCode, headers: {} } },
    })

  it.each([
    ...Object.values(paths).filter((path) => !isPublicPath(path) && !path.includes(':')),
    draftPath('01m8cpwmd3wpy3g21kscsp5y04'),
    '/auth/callback/',
    authorizePath,
  ])('maps %s to the app', (uri) => {
    expect(rewrite(uri)).toBe('/app.html')
    expect(statusOf(uri)).toBe(200)
  })

  it.each(['/no-such-page', '/v1.2/page', '/es/login', '/dashboard/nothing', '/dashboard/drafts/a/b', '/constructor'])(
    'maps %s to the page of unknown paths, with status 404 for the address and for the file',
    (uri) => {
      expect(rewrite(uri)).toBe('/404.html')
      expect([statusOf(uri), statusOf('/404.html'), statusOf(uri, 304)]).toEqual([404, 404, 304])
    },
  )

  it.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/terms/', '/terms/index.html'],
    ['/es', '/es/index.html'],
    ['/fr/', '/fr/index.html'],
    ['/fr/privacy', '/fr/privacy/index.html'],
    ['/.well-known/oauth-protected-resource/api/mcp', '/oauth-protected-resource.json'],
    ['/.well-known/oauth-protected-resource', '/oauth-protected-resource.json'],
    ['/.well-known/oauth-authorization-server', '/oauth-authorization-server.json'],
  ])('maps %s to the file %s', (uri, file) => {
    expect(rewrite(uri)).toBe(file)
  })

  it.each(['/app.html', '/config.json', '/assets/main-Bx81.js', '/favicon.svg', '/sitemap.xml'])(
    'does not change %s',
    (uri) => {
      expect(rewrite(uri)).toBe(uri)
    },
  )
})

describe('the files', () => {
  const Deployment = z.object({
    SourceMarkers: z._default(z.array(z.record(z.string(), z.unknown())), []),
    Exclude: z._default(z.array(z.string()), []),
    Include: z._default(z.array(z.string()), []),
    Prune: z.boolean(),
    SystemMetadata: z.object({ 'cache-control': z.string() }),
  })
  const deployments = resourcesOfType(template, 'Custom::CDKBucketDeployment').map(([id, { Properties }]) => ({
    id,
    ...Deployment.parse(Properties),
  }))
  const matches = (pattern: string, name: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replaceAll('.', '\\.'))
        .join('.*')}$`,
    ).test(name)
  /** Whether a deployment uploads a file, by the rules of `aws s3 cp`: the last matching filter decides, exclusions come first. */
  const uploads = ({ Exclude, Include }: (typeof deployments)[number], name: string) =>
    Include.some((pattern) => matches(pattern, name)) || !Exclude.some((pattern) => matches(pattern, name))

  it.each([
    ['index.html', 'no-store'],
    ['app.html', 'no-store'],
    ['404.html', 'no-store'],
    ['es/about/index.html', 'no-store'],
    ['accuracy/index.html', 'no-store'],
    ['config.json', 'no-store'],
    ['assets/main-Bx81.js', 'public, max-age=31536000, immutable'],
    ['assets/geist-latin-CmAA.woff2', 'public, max-age=31536000, immutable'],
    ['favicon.svg', 'public, max-age=3600'],
    ['robots.txt', 'public, max-age=3600'],
    ['sitemap.xml', 'public, max-age=3600'],
    ['llms.txt', 'public, max-age=3600'],
    ['og.png', 'public, max-age=3600'],
  ])('%s has the cache-control %s', (name, expected) => {
    const uploading = deployments.filter((deployment) => uploads(deployment, name))
    expect(uploading.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual([expected])
  })

  it('stay when newer ones are deployed, and pages are deployed last, after the API', () => {
    expect(deployments.map(({ Prune }) => Prune)).toEqual([false, false, false])
    const pages = Object.entries(template.Resources).find(([id]) => id.startsWith('PagesCustomResource'))?.[1]
    const others = deployments.map(({ id }) => id).filter((id) => !id.startsWith('Pages'))
    expect(others).toHaveLength(2)
    expect(pages?.DependsOn).toEqual(expect.arrayContaining([...others, expect.stringMatching(/^ApiStage/)]))
  })

  const blockOf = (html: string) => /<script type="application\/json" id="config">(.*)<\/script>/.exec(html)?.[1] ?? ''

  it.each([
    ['config.json', configJson],
    ['the app', blockOf(appText)],
    ['the page of unknown paths', blockOf(notFoundText)],
  ])('include the configuration of the deployment: %s', (_, text) => {
    const markers = deployments.find(({ id }) => id.startsWith('Pages'))?.SourceMarkers ?? []
    const filled = markers
      .flatMap((marked) => Object.entries(marked))
      .reduce(
        (json, [marker, value]) => json.replaceAll(marker, toText(value).replace('<AWS::AccountId>', '123456789012')),
        text,
      )
    expect(Config.parse(JSON.parse(filled))).toEqual({
      region: 'eu-west-1',
      userPoolId: '<UserPool>',
      userPoolClientId: '<UserPoolClient>',
      cognitoEndpoint: 'https://cognito-idp.eu-west-1.amazonaws.com',
      uploadsOrigin: 'https://viewcraft-prod-uploads-123456789012-eu-west-1.s3.eu-west-1.amazonaws.com',
      codesByMail: false,
      passkeys: false,
      payments: false,
      ai: false,
      derivedMetrics: false,
      local: false,
    })
  })

  it.each([
    ['search engines', 'Pages', pageText, /href="https:\/\/(<<marker[^>]+>>)\/es\/about"/],
    ['language models', 'OtherFiles', llmsText, /\(https:\/\/(<<marker[^>]+>>)\/\)/],
  ])("contain the site's origin in links for %s", (_, start, text, link) => {
    const marker = link.exec(text)?.[1] ?? ''
    const markers = deployments.find(({ id }) => id.startsWith(start))?.SourceMarkers ?? []
    expect(markers.map((marked) => marked[marker])).toContainEqual({
      'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'],
    })
  })

  it('are copied with a role and a log group of our own', () => {
    const copies = propertiesOf('AWS::Lambda::Function', 'CustomCDKBucketDeployment')
    expect(toText(copies.Role)).toMatch(/^<SiteFilesRole\w+\.Arn>$/)
    expect(copies.LoggingConfig).toMatchObject({ LogGroup: { Ref: expect.stringMatching(/^SiteFilesLog/) } })
    for (const [, { Properties }] of resourcesOfType(template, 'AWS::Logs::LogGroup'))
      expect(Properties.RetentionInDays).toBe(14)
  })
})
