import { createContext, useContext } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'

/** What happens in the video that a screen is about, and the way to the field where the creator says it. */
export interface VideoLine {
  readonly happens: string
  /** Moves there, with the question that is to be answered, if any. */
  readonly toField: (question?: string) => void
}

export const VideoLineContext = createContext<VideoLine>({ happens: '', toField: () => {} })

/** Returns the line of the video that the screen is about. */
export const useVideoLine = (): VideoLine => useContext(VideoLineContext)

/** Whether a line says something and is short enough to be sent. */
export const isUsableLine = (happens: string): boolean => happens.trim() !== '' && happens.length <= maxHappensLength
