import axe from 'axe-core'

/** What axe finds, colours apart: there is no paint here, and contrast.test.ts computes them. */
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
