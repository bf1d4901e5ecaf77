/** What an element is given: attributes of HTML and SVG, with `className` as React has it. */
export type Attributes = Readonly<Record<string, string | number>>

/** Makes an element: React's `createElement` while the page is made ahead, {@link element} in the browser. */
export type Build<Node> = (tag: string, attributes: Attributes | null, ...children: (Node | string)[]) => Node

const drawn = new Set(['svg', 'rect', 'text'])

/** The browser's own elements. */
export const element: Build<Element> = (tag, attributes, ...children) => {
  const made = drawn.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {}))
    made.setAttribute(name === 'className' ? 'class' : name, String(value))
  made.append(...children)
  return made
}
