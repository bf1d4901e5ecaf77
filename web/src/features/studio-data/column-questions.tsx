import { useState } from 'react'
import { useColumnAnswers } from '#web/layout/studio/column-answers.ts'
import type { ShownFile } from '#web/layout/studio/shown.ts'
import type { ReadExport } from '#web/layout/studio/use-exports.ts'
import { usedColumns } from '#web/lib/studio/columns.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { studioMessages } from './messages.ts'

/** Asks the creator to assign the columns of a file whose columns are not recognized. */
export function ColumnQuestions({ exports }: { exports: readonly ReadExport[] }) {
  const unknown = exports
    .flatMap(({ read }) => read ?? [])
    .find((file): file is FailedFile => file.kind === 'failed' && file.failure === 'unknown_columns')
  // Shows one file at a time, because files in the same language have the same columns and need only one answer.
  return unknown ? <ColumnForm key={unknown.header?.join()} file={unknown} /> : null
}

type FailedFile = Extract<ShownFile, { kind: 'failed' }>

const choices = ['ignore', ...usedColumns] as const

function ColumnForm({ file: { name, header = [], sample = [] } }: { file: FailedFile }) {
  const { t } = useMessages(studioMessages)
  const { answers, save } = useColumnAnswers()
  const [chosenColumns, setChosenColumns] = useState<Readonly<Record<string, (typeof choices)[number]>>>({})
  const answerOf = (column: string) =>
    chosenColumns[column] ?? choices.find((choice) => choice === answers[column]) ?? 'ignore'
  const hasTitle = header.some((column) => answerOf(column) === 'title')
  const options = choices.map((value) => ({ value, label: t(`studio.columns.${value}`) }))
  return (
    <Card title={t('studio.ask.heading')} description={t('studio.ask.description', { name })}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save(Object.fromEntries(header.map((column) => [column, answerOf(column)])))
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {header.map((column, at) => (
            <Select
              key={column}
              label={column || t('studio.ask.unnamed', { n: at + 1 })}
              hint={t('studio.ask.example', { values: sample.flatMap((row) => row[at] || []).join(' · ') })}
              value={answerOf(column)}
              options={options}
              onSelect={(answer) => setChosenColumns((before) => ({ ...before, [column]: answer }))}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" type="submit" disabled={!hasTitle}>
            {t('studio.ask.read')}
          </Button>
          {!hasTitle && <p className="text-sm text-muted">{t('studio.ask.needsTitle')}</p>}
        </div>
      </form>
    </Card>
  )
}
