import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { draftLimits } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { Failed } from '#web/layout/failed.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { cx } from '#web/ui/cx.ts'
import { useModal } from '#web/ui/modal.ts'
import { commandsMessages } from './messages.ts'
import { type Entry, type PaletteProps, useEntries } from './use-entries.ts'

/**
 * The command palette: a combobox with a list of results and actions that is always open. A custom component instead of
 * cmdk (18 KB with its dialog) or Base UI's autocomplete (50 KB).
 */
export function Palette(props: PaletteProps) {
  const { t } = useMessages(commandsMessages)
  const close = () => props.onShow(undefined)
  const modal = useModal(true, close)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const { groups, hasMatch, isLoading, failed } = useEntries(typed, props)
  const shownGroups = groups.filter(({ entries }) => entries.length > 0)
  const shownEntries = shownGroups.flatMap(({ entries }) => entries)
  const currentIndex = Math.min(activeIndex, shownEntries.length - 1)
  const current = shownEntries[currentIndex]
  const optionId = (entry: Entry | undefined) => entry && `${id}-${entry.id}`
  const currentId = optionId(current)
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  // Closes first, so that the entry can move the focus or open a dialog.
  const run = (entry: Entry | undefined) => {
    if (!entry) return
    close()
    entry.run()
  }
  const press = (event: KeyboardEvent) => {
    // During input composition, Enter only confirms the character.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActiveIndex((currentIndex + step + shownEntries.length) % shownEntries.length)
    else if (event.key === 'Enter') run(current)
    else return
    event.preventDefault()
  }
  return (
    <dialog
      {...modal}
      aria-label={t('commands.label')}
      className="pane m-auto mt-14 max-h-[calc(100dvh-4rem)] w-[calc(100vw-2rem)] max-w-lg rounded-lg border border-line bg-raised p-0 text-text shadow-high"
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('commands.field')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={Math.min(maxTitleLength, draftLimits.name)}
        placeholder={t('commands.field')}
        value={typed}
        className="h-12 w-full border-b border-line bg-raised px-4 text-base -outline-offset-2 placeholder:text-muted"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActiveIndex(0)
        }}
        onKeyDown={press}
      />
      {failed.length > 0 && (
        <Failed
          tone="warning"
          className="mx-4 mt-4"
          onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        >
          {t('commands.failed')}
        </Failed>
      )}
      <p role="status" className={cx('px-4 pt-2 text-sm text-muted', !isLoading && hasMatch && 'sr-only')}>
        {isLoading
          ? t('commands.loading')
          : hasMatch
            ? t('commands.found', { n: shownEntries.length })
            : t('commands.noMatch', { text: typed.trim() })}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('commands.list')}
        className="max-h-[60dvh] overflow-y-auto p-2"
      >
        {shownGroups.map(({ name, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box may contain groups, but no field sets.
          <div key={name} role="group" aria-labelledby={`${id}-group-${name}`}>
            <p id={`${id}-group-${name}`} role="presentation" className="px-2.5 pt-1.5 pb-1 text-xs text-muted">
              {t(`commands.groups.${name}`)}
            </p>
            {entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={cx(
                  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-sm',
                  entry === current && 'bg-accent-soft text-accent outline-2 -outline-offset-2 outline-accent',
                )}
                onPointerMove={() => setActiveIndex(shownEntries.indexOf(entry))}
                onClick={() => run(entry)}
              >
                <entry.Icon aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 flex-1 wrap-anywhere">{entry.name}</span>
                {entry.note && <span className="text-xs text-muted">{entry.note}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </dialog>
  )
}
