import { createContext, useContext } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'

/** What happens in the screen's video, as the creator describes it, and a way to its field. */
export interface Happens {
  readonly happens: string
  /** Moves to the field, optionally with a question to answer. */
  readonly toField: (question?: string) => void
}

export const HappensContext = createContext<Happens>({ happens: '', toField: () => {} })

/** Returns what happens in the screen's video. */
export const useHappens = (): Happens => useContext(HappensContext)

/** Returns whether a description is neither empty nor too long to be sent. */
export const isUsableHappens = (happens: string): boolean => happens.trim() !== '' && happens.length <= maxHappensLength
