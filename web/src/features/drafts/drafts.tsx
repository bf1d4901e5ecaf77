import { Files } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router-dom'
import { type DraftSummary, keptStates } from '#shared/contract/drafts.ts'
import { simplify } from '#shared/simplify.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Board } from './board.tsx'
import { DraftList } from './draft-list.tsx'
import { draftsMessages } from './messages.ts'
import { NewVideo } from './new-video.tsx'

const views = ['board', 'list'] as const

/** All drafts, as a board by state or as a list. The URL holds the view, the search and the order. */
export function Drafts() {
  const { t } = useMessages(draftsMessages)
  const { data: all, isError, isFetching, refetch } = useAllDrafts()
  if (all) return <Content all={all} />
  return isError ? (
    <Failed onRetry={refetch} pending={isFetching}>
      {t('drafts.failed')}
    </Failed>
  ) : (
    <Placeholder />
  )
}

function Content({ all }: { all: readonly DraftSummary[] }) {
  const { t } = useMessages(draftsMessages)
  const [params, setParams] = useSearchParams()
  // The URL may lag behind typing, so the field keeps its own text.
  const urlText = params.get('q') ?? ''
  const [text, setText] = useState(urlText)
  const navigationType = useNavigationType()
  useEffect(() => {
    // Typing replaces the URL. Anything else, such as a link to this screen, decides what the field contains.
    if (navigationType !== 'REPLACE') setText(urlText)
  }, [navigationType, urlText])
  const view = views.find((name) => name === params.get('view')) ?? 'board'
  const change = (name: string, value: string) =>
    setParams(
      (params) => {
        if (value) params.set(name, value)
        else params.delete(name)
        return params
      },
      { replace: true },
    )
  const search = (sought: string) => {
    setText(sought)
    change('q', sought)
  }

  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const title = (
    <h2 ref={heading} tabIndex={-1} className="sr-only">
      {t('list.label')}
    </h2>
  )
  if (all.length === 0) {
    return (
      <>
        {title}
        <EmptyState icon={<Files aria-hidden />} title={t('drafts.empty')} action={<NewVideo />}>
          {t('drafts.emptyText')}
        </EmptyState>
      </>
    )
  }
  const sought = simplify(text)
  const matches = all.filter(({ name, title }) => simplify(`${name}\n${title}`).includes(sought))
  return (
    <>
      {title}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Segments
          label={t('drafts.view')}
          value={view}
          options={views.map((value) => ({ value, label: t(`drafts.views.${value}`) }))}
          onSelect={(chosen) => change('view', chosen === 'board' ? '' : chosen)}
        />
        <TextField
          type="search"
          label={t('drafts.search')}
          labelHidden
          placeholder={t('drafts.placeholder')}
          autoComplete="off"
          value={text}
          className="w-full sm:w-64"
          onChange={(event) => search(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {sought && t('drafts.found', { n: matches.length })}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          title={t('drafts.noMatch', { text: text.trim() })}
          action={
            <Button
              onClick={() => {
                search('')
                // The pressed button disappears.
                focusHeading()
              }}
            >
              {t('drafts.clearSearch')}
            </Button>
          }
        />
      ) : view === 'board' ? (
        <Board drafts={matches} onLast={focusHeading} />
      ) : (
        <DraftList drafts={matches} onLast={focusHeading} />
      )}
    </>
  )
}

const Placeholder = () => (
  <div aria-busy className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
    {keptStates.map((state) => (
      <Skeleton key={state} className="h-64" />
    ))}
  </div>
)
