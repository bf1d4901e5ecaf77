import { createRandom } from '#shared/random.ts'
import type { DominantColor } from './analysis.ts'
import { type OkLab, squaredDistance, toOkLab } from './oklab.ts'
import { findCumulativeIndex, forEachPixel, type Pixels } from './pixels.ts'

const maxColors = 5
/** The approximate number of sampled pixels of an image. */
const sampleSize = 4000
const iterations = 12
/** Arbitrary, but fixed so that the result is reproducible. */
const seed = 42

interface Sample {
  readonly rgb: readonly [number, number, number]
  readonly lab: OkLab
}

/** Finds the dominant colors of an image, most common first. Deterministic. */
export function findDominantColors(image: Pixels): DominantColor[] {
  const samples = samplePixels(image, sampleSize)
  return assignToClusters(samples, findCenters(samples))
    .map((cluster) => ({
      rgb: `rgb(${mean(cluster.map(({ rgb }) => rgb))
        .map(Math.round)
        .join(', ')})`,
      share: Number((cluster.length / samples.length).toFixed(3)),
    }))
    .sort((a, b) => b.share - a.share)
}

/** Returns the centers of an image's colors, at most five, and for each pixel the number of the nearest center. */
export function labelColors(
  image: Pixels,
  sampleSize: number,
): { readonly centers: readonly OkLab[]; readonly labels: Uint8Array } {
  const centers = findCenters(samplePixels(image, sampleSize))
  const labels = new Uint8Array(image.width * image.height)
  let at = 0
  forEachPixel(image, (red, green, blue) => {
    labels[at] = findNearest(centers, toOkLab(red, green, blue))
    at += 1
  })
  return { centers, labels }
}

/**
 * Clusters colors by k-means (S. P. Lloyd, 1982; initialized as in D. Arthur and S. Vassilvitskii, "k-means++", 2007) in OKLab,
 * a perceptually uniform color space.
 */
function findCenters(samples: readonly Sample[]): OkLab[] {
  let centers = chooseInitialCenters(samples)
  for (let iteration = 0; iteration < iterations; iteration++) {
    centers = assignToClusters(samples, centers).map((cluster) => mean(cluster.map(({ lab }) => lab)))
  }
  return centers
}

function samplePixels(image: Pixels, size: number): Sample[] {
  const samples: Sample[] = []
  const step = Math.max(1, Math.floor((image.width * image.height) / size))
  forEachPixel(
    image,
    (red, green, blue) => samples.push({ rgb: [red, green, blue], lab: toOkLab(red, green, blue) }),
    step,
  )
  return samples
}

/** Chooses the initial centers: each is a pixel drawn with a probability proportional to its squared distance to the others. */
function chooseInitialCenters(samples: readonly Sample[]): OkLab[] {
  const random = createRandom(seed)
  const centers: OkLab[] = []
  const distances = new Float64Array(samples.length).fill(1)
  while (centers.length < maxColors) {
    const total = distances.reduce((sum, distance) => sum + distance, 0)
    const chosen = samples[findCumulativeIndex(distances, random() * total)]
    // The image has fewer distinct colors than centers.
    if (total === 0 || !chosen) break
    centers.push(chosen.lab)
    samples.forEach(({ lab }, index) => {
      const distance = squaredDistance(lab, chosen.lab)
      distances[index] = centers.length === 1 ? distance : Math.min(distances[index] ?? 0, distance)
    })
  }
  return centers
}

/** Assigns each sample to its nearest center. Omits centers without samples. */
function assignToClusters(samples: readonly Sample[], centers: readonly OkLab[]): Sample[][] {
  const near: Sample[][] = centers.map(() => [])
  for (const sample of samples) near[findNearest(centers, sample.lab)]?.push(sample)
  return near.filter(({ length }) => length > 0)
}

function findNearest(centers: readonly OkLab[], color: OkLab): number {
  let nearest = 0
  let best = Number.POSITIVE_INFINITY
  centers.forEach((center, index) => {
    const distance = squaredDistance(color, center)
    if (distance < best) [nearest, best] = [index, distance]
  })
  return nearest
}

function mean(points: readonly (readonly [number, number, number])[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [x, y, z] of points) {
    sum[0] += x
    sum[1] += y
    sum[2] += z
  }
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}
