import type { ExperimentItem } from '#functions/store/experiments.ts'
import { importFiles } from '#functions/store/import-files.ts'
import type { Experiment } from '#shared/contract/experiments.ts'

/** Returns a test with signed URLs of its pictures. The URLs expire, so they are never stored. */
export async function showExperiment({ v: _, userId, ...experiment }: ExperimentItem): Promise<Experiment> {
  const variants = experiment.variants.map(async (variant) => {
    if (!variant.thumbnail) return variant
    const { draftImageKey, signFileUrl } = await importFiles()
    return {
      ...variant,
      thumbnailUrl: await signFileUrl(draftImageKey(userId, experiment.draft, variant.thumbnail)),
    }
  })
  return { ...experiment, variants: await Promise.all(variants) }
}
