import type { Remote } from 'comlink'
import { createContext, use } from 'react'
import type { ShownModel } from './shown.ts'
import type { Tasks } from './tasks.ts'

/** What titles can be judged by: either the channel's videos on YouTube, or the videos in the creator's exports. */
export const sources = ['youtube', 'studio'] as const
export type Source = (typeof sources)[number]

/** The open exports, as a yardstick for titles. */
export interface StudioYardstick {
  /** Whether titles are judged by the exports. Undefined until this is known. */
  readonly isUsed: boolean | undefined
  /** Undefined until the exports are read, and if they cannot be read. */
  readonly model: ShownModel | undefined
  readonly hasFailed: boolean
  /** Present if titles can also be judged by the channel's videos on YouTube. */
  readonly choice: { readonly source: Source; readonly choose: (source: Source) => void } | undefined
  readonly tasks: Pick<Remote<Tasks>, 'judgeTitles' | 'listSimilar'>
}

export const StudioContext = createContext<StudioYardstick | undefined>(undefined)

/** Returns the open exports as a yardstick. Undefined while none are open. */
export const useStudio = (): StudioYardstick | undefined => use(StudioContext)
