/** A point in pixels. */
export type Point = readonly [number, number]

/** Four corners, clockwise from the top left of the text. */
export type Quad = readonly [Point, Point, Point, Point]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Returns the convex hull, counterclockwise (A. M. Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

/** A rectangle at any angle, with sides parallel and perpendicular to `axis`. */
export interface Rectangle {
  readonly axis: Point
  /** The extent along the axis, and across it, in pixels. */
  readonly along: readonly [number, number]
  readonly across: readonly [number, number]
}

const span = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
const length = ([from, to]: readonly [number, number]) => to - from

export const sideLengths = ({ along, across }: Rectangle): readonly [number, number] => [length(along), length(across)]

/** Returns the minimum-area rectangle of a convex hull. One of its sides lies on a side of the hull (Freeman, Shapira, 1975). */
export function minimumAreaRectangle(hull: readonly Point[]): Rectangle | undefined {
  let smallest: Rectangle | undefined
  let least = Number.POSITIVE_INFINITY
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const side = distance(from, to)
    if (side === 0) return
    const axis: Point = [(to[0] - from[0]) / side, (to[1] - from[1]) / side]
    const along = span(hull.map(([x, y]) => x * axis[0] + y * axis[1]))
    const across = span(hull.map(([x, y]) => y * axis[0] - x * axis[1]))
    if (length(along) * length(across) < least)
      [smallest, least] = [{ axis, along, across }, length(along) * length(across)]
  })
  return smallest
}

/** Moves all sides of a rectangle out by `by` pixels. */
export const expandRectangle = ({ axis, along, across }: Rectangle, by: number): Rectangle => ({
  axis,
  along: [along[0] - by, along[1] + by],
  across: [across[0] - by, across[1] + by],
})

/** Returns the corners of a rectangle, clockwise from the top left, with x and y scaled. */
export function rectangleCorners({ axis: [ux, uy], along, across }: Rectangle, scale: Point): Quad {
  const at = (u: number, v: number): Point => [(u * ux - v * uy) * scale[0], (u * uy + v * ux) * scale[1]]
  const corners = [at(along[0], across[0]), at(along[1], across[0]), at(along[1], across[1]), at(along[0], across[1])]
  const byX = corners.sort((a, b) => a[0] - b[0])
  const [topLeft = byX[0], bottomLeft = byX[0]] = byX.slice(0, 2).sort((a, b) => a[1] - b[1])
  const [topRight = byX[0], bottomRight = byX[0]] = byX.slice(2).sort((a, b) => a[1] - b[1])
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) throw new Error('a rectangle has four corners')
  return [topLeft, topRight, bottomRight, bottomLeft]
}
