import { createContext, useContext } from 'react'
import { maxHappensLength } from '#shared/advice/question.ts'

/** The description of what happens in the current video, and a way to its field. */
export interface VideoLine {
  readonly happens: string
  /** Moves to the field, optionally with a question to answer. */
  readonly toField: (question?: string) => void
}

export const VideoLineContext = createContext<VideoLine>({ happens: '', toField: () => {} })

/** Returns the description of the screen's video. */
export const useVideoLine = (): VideoLine => useContext(VideoLineContext)

/** Whether a description is neither empty nor too long to be sent. */
export const isUsableLine = (happens: string): boolean => happens.trim() !== '' && happens.length <= maxHappensLength
