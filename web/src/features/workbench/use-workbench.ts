import { useRef, useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import type { ResultTab } from './result/results.tsx'
import { keepInView, reveal, useHighlight } from './reveal.ts'
import { type Analyzable, useAnalysis } from './use-analysis.ts'

interface WorkbenchOptions {
  /** See {@link useAnalysis}. */
  readonly prepare: (signal: AbortSignal) => Promise<Analyzable | undefined>
  readonly onDone: (analysis: Analysis, sent: Analyzable) => void
  readonly onThumbnailExpired?: (thumbnail: string) => void
}

/** Analyzes the open video, and moves to the parts of its workbench. */
export function useWorkbench({ prepare, onDone, ...options }: WorkbenchOptions) {
  const [input, happens] = [useRef<HTMLTextAreaElement>(null), useRef<HTMLTextAreaElement>(null)]
  const [panel, results] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)]
  // Not a ref, because it mounts after the code that uses it.
  const [verdict, setVerdict] = useState<HTMLDivElement | null>(null)
  const { highlight, flash } = useHighlight()
  const [question, setQuestion] = useState<string>()
  const [newestId, setNewestId] = useState<string>()
  const [tab, setTab] = useState<ResultTab>()
  const pressed = useRef<Element>(null)
  const isAwaited = useRef(false)
  // If the user has moved the focus in the meantime, it stays there.
  const toPanel = () => document.activeElement === pressed.current && keepInView(panel.current)
  const analysis = useAnalysis({
    ...options,
    prepare,
    onDone: (made, sent) => {
      setNewestId(made.id)
      setQuestion(undefined)
      onDone(made, sent)
      isAwaited.current = true
    },
    onRefused: toPanel,
  })
  const toInput = () => reveal(input.current, 'center')
  return {
    refs: { input, happens, panel, results },
    verdict,
    setVerdict,
    highlight,
    analysis,
    /** The id of the last analysis created on this screen. */
    newestId,
    tab,
    setTab,
    run: () => {
      pressed.current = document.activeElement
      void analysis.run()
    },
    /** Forgets the last analysis and the chosen question, because another video is opened. */
    reset: () => {
      analysis.reset()
      setQuestion(undefined)
    },
    /** Sends the last video again. */
    again: () => {
      // The pressed button disappears.
      if (panel.current?.contains(document.activeElement)) panel.current.focus({ preventScroll: true })
      pressed.current = document.activeElement
      analysis.again()
    },
    toInput,
    /** Moves to the title and highlights it. */
    start: () => {
      flash()
      toInput()
    },
    /** Opens the tab with suggested titles and moves to it. */
    toSuggestedTitles: () => {
      setTab('titles')
      reveal(results.current, 'start')
    },
    /** The question that the creator chose to answer in the field for what happens in the video. */
    question,
    /** Moves to the field for what happens in the video, optionally with a question to answer. */
    toHappens: (asked?: string) => {
      setQuestion(asked)
      reveal(happens.current, 'center')
    },
    /** Called once results are on the screen. */
    onShown: () => {
      if (isAwaited.current) toPanel()
      isAwaited.current = false
    },
  }
}
