import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type Column, columns } from '#web/lib/studio/columns.ts'

/**
 * The local storage key of the creator's answers to "Which column is which?", by header. Local storage is cleared at
 * sign-out.
 */
const key = 'viewcraft.columns'
const Answers = z.record(z.string(), z.enum([...columns, 'ignore']))
const maxAnswers = 100

type ColumnAnswer = Column | 'ignore'
type ColumnAnswers = Readonly<Record<string, ColumnAnswer>>

const noAnswers: ColumnAnswers = {}
const listeners = new Set<() => void>()
let lastText: string | null = null
let lastAnswers = noAnswers

function read(): ColumnAnswers {
  const text = localStorage.getItem(key)
  if (text !== lastText) {
    lastText = text
    lastAnswers = parse(text)
  }
  return lastAnswers
}

function parse(text: string | null): ColumnAnswers {
  try {
    return text === null ? noAnswers : Answers.parse(JSON.parse(text))
  } catch {
    return noAnswers
  }
}

function save(answers: ColumnAnswers): void {
  const entries = Object.entries({ ...read(), ...answers }).slice(-maxAnswers)
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the creator's column assignments, and a function to save more. */
export const useColumnAnswers = (): { answers: ColumnAnswers; save: (answers: ColumnAnswers) => void } => ({
  answers: useSyncExternalStore(subscribe, read),
  save,
})
