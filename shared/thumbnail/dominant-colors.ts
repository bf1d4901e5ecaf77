import type { DominantColor } from '#shared/contract/thumbnail.ts'
import { createRandom } from '#shared/random.ts'
import { type OkLab, squaredDistance, toOkLab } from './oklab.ts'
import { findCumulativeIndex, forEachPixel, type Pixels } from './pixels.ts'

/** SPEC section 9: at most so many. */
const most = 5
/** Enough pixels to know the colours of an image by. */
const sampled = 4000
const rounds = 12
/** Any will do: it has to be the same every time. */
const seed = 42

interface Sample {
  readonly rgb: readonly [number, number, number]
  readonly lab: OkLab
}

/**
 * The colours an image is made of, the commonest first: k-means (S. P. Lloyd, 1982; started as in D. Arthur and
 * S. Vassilvitskii, "k-means++", 2007) over its pixels in OKLab, where distance is what an eye sees. The same image
 * gives the same colours.
 */
export function findDominantColors(image: Pixels): DominantColor[] {
  const samples = sample(image)
  let centres = start(samples)
  for (let round = 0; round < rounds; round++) {
    centres = clusters(samples, centres).map((cluster) => mean(cluster.map(({ lab }) => lab)))
  }
  return clusters(samples, centres)
    .map((cluster) => ({
      rgb: `rgb(${mean(cluster.map(({ rgb }) => rgb))
        .map(Math.round)
        .join(', ')})`,
      share: Number((cluster.length / samples.length).toFixed(3)),
    }))
    .sort((a, b) => b.share - a.share)
}

function sample(image: Pixels): Sample[] {
  const samples: Sample[] = []
  const step = Math.max(1, Math.floor((image.width * image.height) / sampled))
  forEachPixel(
    image,
    (red, green, blue) => samples.push({ rgb: [red, green, blue], lab: toOkLab(red, green, blue) }),
    step,
  )
  return samples
}

/** First centres: each next one is a pixel taken with a chance that grows with the square of its distance from the others. */
function start(samples: readonly Sample[]): OkLab[] {
  const random = createRandom(seed)
  const centres: OkLab[] = []
  const distances = new Float64Array(samples.length).fill(1)
  while (centres.length < most) {
    const total = distances.reduce((sum, distance) => sum + distance, 0)
    const chosen = samples[findCumulativeIndex(distances, random() * total)]
    // Nothing left: fewer colours than centres, and every pixel is one already.
    if (total === 0 || !chosen) break
    centres.push(chosen.lab)
    samples.forEach(({ lab }, at) => {
      const distance = squaredDistance(lab, chosen.lab)
      distances[at] = centres.length === 1 ? distance : Math.min(distances[at] ?? 0, distance)
    })
  }
  return centres
}

/** The samples nearest to each centre; centres that none is nearest to are left out. */
function clusters(samples: readonly Sample[], centres: readonly OkLab[]): Sample[][] {
  const near: Sample[][] = centres.map(() => [])
  for (const sample of samples) {
    let nearest = 0
    let best = Number.POSITIVE_INFINITY
    centres.forEach((centre, at) => {
      const distance = squaredDistance(sample.lab, centre)
      if (distance < best) [nearest, best] = [at, distance]
    })
    near[nearest]?.push(sample)
  }
  return near.filter(({ length }) => length > 0)
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
