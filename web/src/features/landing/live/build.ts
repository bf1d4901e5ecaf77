/** Attributes of an HTML or SVG element, with React's `className`. */
export type Attributes = Readonly<Record<string, string | number>>

/** Creates an element. This is React's `createElement` for prerendering and {@link element} in the browser. */
export type Build<Node> = (tag: string, attributes: Attributes | null, ...children: (Node | string)[]) => Node

const drawn = new Set(['svg', 'rect', 'text'])

/** Creates a DOM element. */
export const element: Build<Element> = (tag, attributes, ...children) => {
  const node = drawn.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {}))
    node.setAttribute(name === 'className' ? 'class' : name, String(value))
  node.append(...children)
  return node
}
