import type { Element } from '@xmldom/xmldom'
import { notImplemented } from './errors.ts'
import type { StoredObject } from './store.ts'
import { elements, parseXml, tagsOf, text } from './xml.ts'

const dayMs = 24 * 60 * 60_000

/** Expiration after days, of objects with a prefix and with tags: what is kept of a rule. */
const ruleOf = (rule: Element) => ({
  enabled: text(rule, 'Status') === 'Enabled',
  prefix: text(rule, 'Prefix') ?? '',
  tags: Object.entries(tagsOf(rule)),
  days: Number(elements(rule, 'Expiration').map((expiration) => text(expiration, 'Days'))[0]),
})
export type LifecycleRule = ReturnType<typeof ruleOf>

/** The rules that expire objects. Throws MalformedXML, or NotImplemented for rules of other kinds. */
export function lifecycleRules(xml: string): LifecycleRule[] {
  const rules = elements(parseXml(xml, 'LifecycleConfiguration'), 'Rule')
  const strange = ['Transition', 'Date', 'ObjectSizeGreaterThan', 'ObjectSizeLessThan', 'ExpiredObjectDeleteMarker']
  const found = strange.find((name) => rules.some((rule) => elements(rule, name).length > 0))
  if (found) throw notImplemented(`${found} in a lifecycle rule`)
  return rules.map(ruleOf).filter(({ days }) => days > 0)
}

/** Whether a rule has ended an object: its days over, counted to the midnight (UTC) that follows, as S3 counts. */
export const hasExpired = (object: StoredObject, rules: readonly LifecycleRule[], now: number): boolean =>
  rules.some(
    ({ enabled, prefix, tags, days }) =>
      enabled &&
      object.key.startsWith(prefix) &&
      tags.every(([key, value]) => object.tags[key] === value) &&
      now >= Math.ceil((object.at + days * dayMs) / dayMs) * dayMs,
  )
