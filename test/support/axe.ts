import axe from 'axe-core'

/** Returns what axe finds, except color contrast: happy-dom does not paint, and contrast.test.ts computes it. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
