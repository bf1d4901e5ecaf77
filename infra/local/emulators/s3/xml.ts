import { DOMParser, type Element } from '@xmldom/xmldom'
import { S3Error } from './errors.ts'

/** XML to write: element names with a text, child elements, or several elements of that name. */
export interface Xml {
  readonly [name: string]: string | number | boolean | Xml | readonly Xml[]
}

export const writeXml = (xml: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(xml)}`

const write = (xml: Xml): string =>
  Object.entries(xml)
    .flatMap(([name, content]) => [content].flat().map((child) => `<${name}>${inside(child)}</${name}>`))
    .join('')

const inside = (content: string | number | boolean | Xml): string =>
  typeof content === 'object' ? write(content) : escapeText(String(content))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (character) => entities[character] ?? '')

/** Parses a document and returns its root element, which must be `root`. Throws MalformedXML. */
export function parseXml(text: string, root: string): Element {
  try {
    const onError = () => {
      throw new Error('malformed')
    }
    const element = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement
    if (element?.localName === root) return element
  } catch {
    // The error is thrown below.
  }
  throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate')
}

/** Returns every element of that name, at any depth. */
export const elements = (parent: Element, name: string): Element[] => [...parent.getElementsByTagNameNS('*', name)]
export const texts = (parent: Element, name: string): string[] =>
  elements(parent, name).map(({ textContent }) => textContent ?? '')
/** Returns the text of the first element of that name. */
export const text = (parent: Element, name: string): string | undefined => texts(parent, name)[0]

/** Returns every `<Tag><Key>...</Key><Value>...</Value></Tag>` as a record. */
export const parseTags = (parent: Element): Record<string, string> =>
  Object.fromEntries(elements(parent, 'Tag').map((tag) => [text(tag, 'Key') ?? '', text(tag, 'Value') ?? '']))
