import { expect, it } from 'vitest'
import { studentQuantile, studentTail } from '#shared/student.ts'

// `scipy.stats.t.sf` and `.isf` of SciPy 1.17.
it.each([
  [2, 10, 0.03669401738537018],
  [3.5, 38, 0.0006025221290656538],
  [0.5, 3, 0.3257239824240755],
  [6, 198, 4.621116630331893e-9],
  [-1, 5, 0.8183912661754386],
])('knows how often Student’s t exceeds %d with %d degrees of freedom', (t, degrees, tail) => {
  expect(studentTail(t, degrees) / tail).toBeCloseTo(1, 8)
})

it.each([
  [1, 12.706204736174705],
  [2, 4.302652729749464],
  [9, 2.2621571627982053],
  [30, 2.042272456301238],
  [1000, 1.9623390808264085],
])('knows the 97.5%% quantile of Student’s t with %d degrees of freedom', (degrees, quantile) => {
  expect(studentQuantile(degrees)).toBeCloseTo(quantile, 6)
})
