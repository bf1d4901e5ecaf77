import axe from 'axe-core'

/**
 * Returns what axe finds, except color contrast: happy-dom does not paint, and contrast.test.ts computes it. `more`
 * names experimental rules of axe to run as well.
 */
export async function accessibilityFaults(...more: readonly string[]): Promise<string[]> {
  const rules = Object.fromEntries(more.map((name) => [name, { enabled: true }]))
  const { violations } = await axe.run(document.body, { rules: { ...rules, 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
