import type { IncomingHttpHeaders } from 'node:http'
import type { Element } from '@xmldom/xmldom'
import { dayMs } from '#shared/duration.ts'
import { notImplemented, S3Error } from './errors.ts'
import type { StoredObject } from './store.ts'
import { elements, parseTags, parseXml, text, texts } from './xml.ts'

/** Parses a bucket's CORS configuration. Throws MalformedXML. */
export const parseCorsRules = (xml: string) =>
  elements(parseXml(xml, 'CORSConfiguration'), 'CORSRule').map((rule) => ({
    origins: texts(rule, 'AllowedOrigin'),
    methods: texts(rule, 'AllowedMethod'),
    headers: texts(rule, 'AllowedHeader'),
    exposed: texts(rule, 'ExposeHeader'),
    seconds: text(rule, 'MaxAgeSeconds'),
  }))

/** Returns the CORS headers of the first rule that allows the request, or none. */
export function createCorsHeaders(xml: string | undefined, request: CorsRequest): Record<string, string> {
  const rule = parseCorsRules(xml ?? '<CORSConfiguration/>').find(
    ({ origins, methods, headers }) =>
      matchesAny(origins, request.origin) &&
      methods.includes(request.method) &&
      request.headers.every((name) => matchesAny(headers, name)),
  )
  if (!rule) return {}
  return {
    'access-control-allow-origin': rule.origins.includes('*') ? '*' : request.origin,
    'access-control-allow-methods': rule.methods.join(', '),
    ...(request.headers.length ? { 'access-control-allow-headers': request.headers.join(', ') } : {}),
    ...(rule.exposed.length ? { 'access-control-expose-headers': rule.exposed.join(', ') } : {}),
    ...(rule.seconds ? { 'access-control-max-age': rule.seconds } : {}),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  }
}

interface CorsRequest {
  readonly origin: string
  readonly method: string
  readonly headers: readonly string[]
}

/** Returns the headers of a preflight response. Throws AccessForbidden if no rule allows the request. */
export function createPreflightHeaders(xml: string | undefined, headers: IncomingHttpHeaders): Record<string, string> {
  const names = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase())
  const method = headers['access-control-request-method'] ?? ''
  const allowed = createCorsHeaders(xml, { origin: headers.origin ?? '', method, headers: names.filter(Boolean) })
  if (allowed.vary) return allowed
  throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
}

/** S3 allows one `*` in a pattern and ignores the case of headers. */
function matchesAny(patterns: readonly string[], value: string): boolean {
  return patterns.some((pattern) => {
    const [start = '', end] = pattern.toLowerCase().split('*')
    const text = value.toLowerCase()
    if (end === undefined) return text === start
    return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end)
  })
}

/** Parses a rule that expires objects with a prefix and tags after a number of days. */
const parseRule = (rule: Element) => ({
  enabled: text(rule, 'Status') === 'Enabled',
  prefix: text(rule, 'Prefix') ?? '',
  tags: Object.entries(parseTags(rule)),
  days: Number(elements(rule, 'Expiration').map((expiration) => text(expiration, 'Days'))[0]),
})
export type LifecycleRule = ReturnType<typeof parseRule>

/** Parses the rules that expire objects. Throws MalformedXML, or NotImplemented for other kinds of rules. */
export function parseLifecycleRules(xml: string): LifecycleRule[] {
  const rules = elements(parseXml(xml, 'LifecycleConfiguration'), 'Rule')
  const unsupported = ['Transition', 'Date', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan', 'ExpiredObjectDeleteMarker']
  const unsupportedName = unsupported.find((name) => rules.some((rule) => elements(rule, name).length > 0))
  if (unsupportedName) throw notImplemented(`${unsupportedName} in a lifecycle rule`)
  return rules.map(parseRule).filter(({ days }) => days > 0)
}

/** Returns whether a rule has expired an object. S3 rounds the expiry up to the next midnight UTC. */
export const isExpired = (object: StoredObject, rules: readonly LifecycleRule[], now: number): boolean =>
  rules.some(
    ({ enabled, prefix, tags, days }) =>
      enabled &&
      object.key.startsWith(prefix) &&
      tags.every(([key, value]) => object.tags[key] === value) &&
      now >= Math.ceil((object.at + days * dayMs) / dayMs) * dayMs,
  )
