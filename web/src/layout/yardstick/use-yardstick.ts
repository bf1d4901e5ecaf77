import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import type { YardstickName } from '#shared/prediction/yardsticks.ts'
import { useStudio } from '../studio/yardstick.ts'
import type { Judge, Judgment, NotReady } from './judgment.ts'

/** What all titles of a screen are judged by. */
export type ScreenYardstick =
  | (NotReady & { readonly retry?: () => unknown })
  | {
      readonly state: 'ready'
      readonly name: YardstickName
      /** Whether the lengths of the channel's videos are known, so that a planned length affects the verdict. */
      readonly hasLengths: boolean
      /** When the channel's videos on YouTube were fetched. ISO 8601. Absent for other yardsticks. */
      readonly fetchedAt?: string
      /** The expected language of the creator's titles. */
      readonly language: TitleLanguage | undefined
      /** Absent for exports, which a worker judges. {@link useJudgments} calls the worker. */
      readonly judge?: Judge
    }

/** Set by `JudgedTitles`. */
export const YardstickContext = createContext<ScreenYardstick | undefined>(undefined)

/** Returns what titles are judged by on this screen. Throws outside `JudgedTitles`. */
export function useYardstick(): ScreenYardstick {
  const yardstick = use(YardstickContext)
  if (!yardstick) throw new Error('useYardstick outside JudgedTitles')
  return yardstick
}

/** Returns the expected language of the creator's titles. Undefined until it is known. */
export function useTitleLanguage(): TitleLanguage | undefined {
  const yardstick = useYardstick()
  return yardstick.state === 'ready' ? yardstick.language : undefined
}

/**
 * Judges titles of a video live and returns the results in the same order. `base` and `seconds` are passed to `judgeTitle`: without a base, each title
 * is judged as a separate video. Ignores surrounding spaces.
 */
export function useJudgments(titles: readonly string[], { base, seconds }: JudgedVideo = {}): readonly Judgment[] {
  const yardstick = useYardstick()
  const { state } = yardstick
  const judge = yardstick.state === 'ready' ? yardstick.judge : undefined
  const language = useTitleLanguage()
  const input: JudgmentInput = { titles: titles.map((title) => title.trim()), base, seconds, language }
  const byStudio = useStudioJudgments(input, yardstick.state === 'ready' && yardstick.name === 'studio')
  // Compared by content, so that a new array with the same titles is not judged again.
  const key = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `input`
  return useMemo(
    () =>
      input.titles.map((title, index): Judgment => {
        if (!title) return { state: 'empty' }
        if (state !== 'ready') return { state }
        return judge?.(title, input) ?? byStudio(title, index)
      }),
    [key, state, judge, byStudio],
  )
}

/** Judges a title live. See {@link useJudgments}. */
export function useJudgment(title: string, video?: JudgedVideo): Judgment {
  const [judgment = { state: 'empty' }] = useJudgments([title], video)
  return judgment
}

interface JudgmentInput extends JudgedVideo {
  readonly titles: readonly string[]
}

/** Returns the worker's judgments of titles by the open exports. While it works, keeps the previous results. */
function useStudioJudgments(input: JudgmentInput, isUsed: boolean): (title: string, index: number) => Judgment {
  const studio = useStudio()
  const model = studio?.model?.id
  const { titles, ...video } = input
  const { data, isError } = useQuery({
    queryKey: ['studio', 'judgments', model, input],
    queryFn: async () =>
      studio && model !== undefined
        ? { titles, judgments: await studio.tasks.judgeTitles(model, titles, video) }
        : Promise.reject(new Error('no model')),
    enabled: isUsed && model !== undefined && titles.some(Boolean),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return useMemo(
    () => (title, index) => {
      if (isError) return { state: 'failed' }
      const known = data?.titles.indexOf(title) ?? -1
      return data?.judgments[known < 0 ? index : known] ?? { state: 'loading' }
    },
    [data, isError],
  )
}
