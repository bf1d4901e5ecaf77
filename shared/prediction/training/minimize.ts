/** Returns the value of a function at a point, and writes its gradient into `gradient`. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number

/** Returns the dot product of two vectors of equal length. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

interface Step {
  readonly pointChange: Float64Array
  readonly gradientChange: Float64Array
  readonly curvature: number
}

/** Computes the search direction of L-BFGS by two-loop recursion (Nocedal and Wright, Numerical Optimization, algorithm 7.4). */
function computeDirection(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const result = gradient.map((value) => -value)
  const weights: number[] = []
  for (const { pointChange, gradientChange, curvature } of [...steps].reverse()) {
    const weight = dot(pointChange, result) / curvature
    weights.unshift(weight)
    for (let i = 0; i < result.length; i++) (result[i] as number) -= weight * (gradientChange[i] as number)
  }
  const last = steps.at(-1)
  if (last) {
    const scale = last.curvature / dot(last.gradientChange, last.gradientChange)
    for (let i = 0; i < result.length; i++) (result[i] as number) *= scale
  }
  for (const [index, { pointChange, gradientChange, curvature }] of steps.entries()) {
    const weight = (weights[index] as number) - dot(gradientChange, result) / curvature
    for (let i = 0; i < result.length; i++) (result[i] as number) += weight * (pointChange[i] as number)
  }
  return result
}

const iterations = 100

/**
 * Minimizes a smooth convex function of `size` variables by L-BFGS with backtracking, starting at the origin. Stops when a step reduces the
 * value by less than `tolerance`, as a share of the value. Deterministic.
 */
export function minimize(objective: Objective, size: number, tolerance: number): Float64Array {
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = objective(point, gradient)
  const steps: Step[] = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = computeDirection(gradient, steps)
    const slope = dot(direction, gradient)
    let length = steps.length ? 1 : 1 / Math.max(1, Math.sqrt(dot(gradient, gradient)))
    let next = point
    const nextGradient = new Float64Array(size)
    let nextValue = value
    for (let tries = 0; ; tries++) {
      next = point.map((value, i) => value + length * (direction[i] as number))
      nextValue = objective(next, nextGradient)
      if (nextValue <= value + 1e-4 * length * slope) break
      if (tries === 30) return point
      length /= 2
    }
    const pointChange = next.map((value, i) => value - (point[i] as number))
    const gradientChange = nextGradient.map((value, i) => value - (gradient[i] as number))
    const curvature = dot(pointChange, gradientChange)
    if (curvature > 0) steps.push({ pointChange, gradientChange, curvature })
    if (steps.length > 8) steps.shift()
    const decrease = value - nextValue
    point = next
    gradient = nextGradient
    value = nextValue
    if (decrease <= tolerance * Math.abs(value)) break
  }
  return point
}
