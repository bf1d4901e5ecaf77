import { BookmarkPlus, History } from 'lucide-react'
import { useState } from 'react'
import type { Draft, DraftContent, DraftVersion } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { Failed } from '#web/layout/failed.tsx'
import { MorePages } from '#web/layout/more-pages.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AnalysisLine } from './analysis-line.tsx'
import { isEqual } from './autosave.ts'
import type { Autosaver } from './autosaver.ts'
import { toContent } from './content.ts'
import { draftMessages } from './messages.ts'
import { useVersions } from './use-versions.ts'
import { compareContents } from './version-changes.ts'

/** Maximum number of saves before creating a version, in case the user keeps typing. */
const maxTries = 5

interface VersionsProps {
  draft: Draft
  autosaver: Autosaver
}

/** The versions of a draft, newest first, with their analyses. */
export function Versions({ draft, autosaver }: VersionsProps) {
  const { t } = useMessages(draftMessages)
  const { versions, keep, restore, isBusy } = useKeptContent(draft.id, autosaver)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">{t('draft.versions.text')}</p>
        <Button size="small" icon={<BookmarkPlus aria-hidden />} pending={isBusy} onClick={() => void keep()}>
          {t('draft.versions.keep')}
        </Button>
      </div>
      <List draft={draft} versions={versions} isBusy={isBusy} onRestore={(version) => void restore(version)} />
      <MorePages
        pages={versions}
        label={t('draft.versions.more')}
        failed={t('draft.versions.loadFailed')}
        className="mt-4"
      />
    </>
  )
}

/** Returns the versions of a draft, and functions to save the current content as a version and to restore one. */
function useKeptContent(id: string, autosaver: Autosaver) {
  const { t } = useMessages(draftMessages)
  const [isBusy, setBusy] = useState(false)
  const keepVersion = useAction(contract.drafts.keep, [contract.drafts.versions, contract.drafts.get])
  const versions = useVersions(id)
  const getContent = () => toContent(autosaver.view().draft)
  /** Saves the draft, including edits made in the meantime, and creates a version of it. */
  const keepCurrent = async (): Promise<number> => {
    for (let tries = 0; tries < maxTries; tries++) {
      if (!(await autosaver.flush())) break
      const content = getContent()
      const { version } = await keepVersion.mutateAsync({ id, content })
      if (isEqual(getContent(), content)) return version
    }
    throw new ApiError('unavailable')
  }
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      toast.error(
        error instanceof ApiError && error.code === 'draft_limit_reached'
          ? t('errors.codes.draft_limit_reached')
          : t('draft.versions.failed'),
      )
    }
    setBusy(false)
  }
  const apply = (content: DraftContent) => {
    autosaver.edit(toContent(content))
    void autosaver.flush()
  }
  return {
    versions,
    isBusy,
    keep: () => attempt(async () => toast.success(t('draft.versions.kept', { n: await keepCurrent() }))),
    restore: ({ number, content }: DraftVersion) =>
      attempt(async () => {
        await keepCurrent()
        const replaced = getContent()
        apply(content)
        const undo = () =>
          attempt(async () => {
            if (!isEqual(getContent(), toContent(content))) await keepCurrent()
            apply(replaced)
          })
        toast.success(t('draft.versions.restored', { n: number }), {
          label: t('draft.undo'),
          onPress: () => void undo(),
        })
      }),
  }
}

interface ListProps {
  draft: Draft
  versions: ReturnType<typeof useVersions>
  isBusy: boolean
  onRestore: (version: DraftVersion) => void
}

function List({ draft, versions: { data, isPending, refetch, hasNextPage }, isBusy, onRestore }: ListProps) {
  const { t, format } = useMessages(draftMessages)
  if (isPending) return <Skeleton className="h-24" />
  if (!data) return <Failed onRetry={refetch}>{t('draft.versions.loadFailed')}</Failed>
  if (data.length === 0) {
    return (
      <EmptyState icon={<History aria-hidden />} title={t('draft.versions.empty')}>
        {t('draft.versions.emptyText')}
      </EmptyState>
    )
  }
  return (
    <ol className="-my-3 divide-y divide-line">
      {data.map((version, index) => {
        const { number, createdAt, content, analyses } = version
        const isCurrent = isEqual(toContent(content), toContent(draft))
        const earlier = data[index + 1]
        return (
          <li key={number} className="flex flex-col gap-2 py-3">
            <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
              <h3 className="text-sm font-semibold">{t('draft.versions.nth', { n: number })}</h3>
              <time dateTime={createdAt} className="text-xs text-muted">
                {format.dateTime(createdAt)}
              </time>
              <span className="ms-auto">
                {isCurrent ? (
                  <span className="text-xs text-muted">{t('draft.versions.current')}</span>
                ) : (
                  <Button
                    size="small"
                    disabled={isBusy}
                    aria-label={t('draft.versions.restoreNth', { n: number })}
                    onClick={() => onRestore(version)}
                  >
                    {t('draft.versions.restore')}
                  </Button>
                )}
              </span>
            </div>
            {(earlier || !hasNextPage) && <Changes content={content} earlier={earlier?.content} />}
            {analyses.map((analysis) => (
              <AnalysisLine key={analysis.id} analysis={analysis} draftId={draft.id} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

/** A description of what changed since the previous version. */
function Changes({ content, earlier }: { content: DraftContent; earlier: DraftContent | undefined }) {
  const { t } = useMessages(draftMessages)
  const changes = compareContents(content, earlier)
  if (changes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-2 text-sm text-muted">
      {changes.map(({ kind, n }) => (
        <li key={kind} className="not-last:after:content-[',']">
          {t(`draft.versions.changes.${kind}`, { n })}
        </li>
      ))}
    </ul>
  )
}
