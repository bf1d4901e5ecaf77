import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Remote } from 'comlink'
import { createContext, use } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { toVerdict, type Verdict } from '#web/lib/verdict.ts'
import type { ShownModel } from './shown.ts'
import type { Tasks } from './tasks.ts'

/** What titles of a channel can be judged by: its videos on YouTube, or those of the creator's exports. Never both at once. */
export const sources = ['youtube', 'studio'] as const
export type Source = (typeof sources)[number]

/** The open exports as what titles are judged by. */
export interface StudioYardstick {
  /** Whether titles are judged by the exports; undefined until that is known. */
  readonly isUsed: boolean | undefined
  /** Undefined until the exports are read, and where they cannot be. */
  readonly model: ShownModel | undefined
  readonly hasFailed: boolean
  /** Present where titles can also be judged by the channel on YouTube. */
  readonly choice: { readonly source: Source; readonly choose: (source: Source) => void } | undefined
  readonly tasks: Pick<Remote<Tasks>, 'rankTitle' | 'listSimilar' | 'listNextSteps'>
}

/** Empty where no exports are open, which costs a screen nothing. */
export const StudioContext = createContext<StudioYardstick | undefined>(undefined)

export const useStudio = (): StudioYardstick | undefined => use(StudioContext)

/** A value, `pending` until it is known, or undefined where titles are not judged by exports. */
export type ByStudio<Value> = Value | 'pending' | undefined

/** Asks the worker about a title, if titles are judged by the open exports. */
export function useAnswer<Value>(
  name: string,
  about: readonly string[],
  ask: (tasks: StudioYardstick['tasks'], model: number) => Promise<Value>,
): ByStudio<Value> {
  const studio = useStudio()
  const isUsed = about.length > 0 ? studio?.isUsed : false
  const model = studio?.model
  const { data, isError } = useQuery({
    queryKey: ['studio', name, model?.id, about],
    queryFn: () => (studio && model ? ask(studio.tasks, model.id) : Promise.reject(new Error('no model'))),
    enabled: isUsed === true,
    staleTime: Number.POSITIVE_INFINITY,
    // While a title is typed, its last rank stays until the next one is there.
    placeholderData: keepPreviousData,
  })
  if (!studio || isUsed === false || isError) return undefined
  return data ?? 'pending'
}

/** Returns the verdict on a title by the open exports. */
export function useStudioVerdict(title: string | undefined): ByStudio<Verdict> {
  const model = useStudio()?.model
  const answer = useAnswer('rank', title ? [title] : [], async (tasks, id) => ({
    score: await tasks.rankTitle(id, title ?? ''),
  }))
  if (answer === undefined || answer === 'pending') return answer
  const { score } = answer
  return score === undefined ? undefined : { yardstick: 'studio', score, videos: model?.videos ?? 0 }
}

/** Returns the verdict on an analyzed title by the yardstick of the screen; `pending` until it is known. */
export function useVerdict(analysis: Analysis): Verdict | 'pending' | undefined {
  return useStudioVerdict(analysis.title) ?? toVerdict(analysis)
}
