/**
 * Returns what axe finds, except color contrast: happy-dom does not paint, and contrast.test.ts computes it. `more`
 * names experimental rules of axe to run as well. In `npm test` it looks for nothing: in happy-dom, axe took a tenth of
 * the time of the web suites, and what it finds is no danger to data, money or access. `npm run test:all` looks, and
 * accessible.long.test.ts does so on every screen in a browser.
 */
export async function accessibilityFaults(...more: readonly string[]): Promise<string[]> {
  if (!process.env.LONG) return []
  const { default: axe } = await import('axe-core')
  const rules = Object.fromEntries(more.map((name) => [name, { enabled: true }]))
  const { violations } = await axe.run(document.body, { rules: { ...rules, 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
