import type { Point } from './geometry.ts'

/** Connected cells of a probability map that are above the threshold. */
export interface ConnectedComponent {
  readonly outline: readonly Point[]
  readonly cells: number
  readonly mean: number
}

/** Finds the connected components (8-connectivity) of the cells above `threshold`. */
export function findConnectedComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): ConnectedComponent[] {
  const seen = new Uint8Array(map.length)
  const isOn = (at: number) => seen[at] === 0 && (map[at] ?? 0) > threshold
  const found: ConnectedComponent[] = []
  for (let start = 0; start < map.length; start++) if (isOn(start)) found.push(flood(start))
  return found

  function flood(start: number): ConnectedComponent {
    const rows = new Map<number, [number, number]>()
    const open = [start]
    seen[start] = 1
    let [cells, sum] = [0, 0]
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const [x, y] = [index % width, Math.floor(index / width)]
      cells += 1
      sum += map[index] ?? 0
      const row = rows.get(y)
      rows.set(y, row ? [Math.min(row[0], x), Math.max(row[1], x)] : [x, x])
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (!isOn(next)) continue
          seen[next] = 1
          open.push(next)
        }
      }
    }
    return { outline: [...rows].flatMap(([y, [from, to]]) => cornersOfRow(y, from, to)), cells, mean: sum / cells }
  }
}

/** Returns the corners of a run of cells, so that outlines include the full area of the cells. */
const cornersOfRow = (y: number, from: number, to: number): Point[] => [
  [from, y],
  [to + 1, y],
  [from, y + 1],
  [to + 1, y + 1],
]
