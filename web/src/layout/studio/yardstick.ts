import type { Remote } from 'comlink'
import { createContext, use } from 'react'
import type { ShownModel } from './shown.ts'
import type { Tasks } from './tasks.ts'

/** What titles of a channel can be judged by: its videos on YouTube, or the videos in the creator's exports. Never both. */
export const sources = ['youtube', 'studio'] as const
export type Source = (typeof sources)[number]

/** The open exports, as a yardstick for titles. */
export interface StudioYardstick {
  /** Whether titles are judged by the exports; undefined until that is known. */
  readonly isUsed: boolean | undefined
  /** Undefined until the exports are read, and where they cannot be. */
  readonly model: ShownModel | undefined
  readonly hasFailed: boolean
  /** Present where titles can also be judged by the channel on YouTube. */
  readonly choice: { readonly source: Source; readonly choose: (source: Source) => void } | undefined
  readonly tasks: Pick<Remote<Tasks>, 'judgeTitles' | 'listSimilar'>
}

/** Undefined while no exports are open. */
export const StudioContext = createContext<StudioYardstick | undefined>(undefined)

export const useStudio = (): StudioYardstick | undefined => use(StudioContext)
