import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { readDraft } from '#web/lib/draft.ts'
import { queryKey, useAction, useConfig, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { stepsMessages } from './messages.ts'
import { listSteps, type Step, type StepName } from './steps.ts'

/** Lists a new creator's first steps until all are done or the list is dismissed. */
export function FirstSteps() {
  const { data: account } = useRead(contract.account.get, {})
  return account?.firstSteps ? <Steps account={account} /> : null
}

function Steps({ account }: Pick<Parameters<typeof listSteps>[0], 'account'>) {
  const { t } = useMessages(stepsMessages)
  const { data: history } = useRead(contract.advice.history, {})
  const hasReports = useConfig()?.codesByMail ?? true
  const steps = listSteps({ account, analyses: history?.analyses, hasReports })
  const done = steps.filter(({ isDone }) => isDone).length
  const isFinished = done === steps.length
  const { hide, isHiding } = useDismissSteps(isFinished)
  const next = history && steps.find(({ isDone }) => !isDone)?.name
  return (
    <Card
      title={t('steps.heading')}
      description={isFinished ? t('steps.finished') : t('steps.progress', { done, n: steps.length })}
      aside={
        <Button size="small" variant="ghost" className="-me-3 -mt-1" pending={isHiding} onClick={hide}>
          {isFinished ? t('common.close') : t('steps.hide')}
        </Button>
      }
    >
      <ol className="-my-3 divide-y divide-line">
        {steps.map((step, index) => (
          <StepRow key={step.name} {...step} number={index + 1} isNext={step.name === next} />
        ))}
      </ol>
    </Card>
  )
}

/** Dismisses the list for this account: by its button, and after all steps are done. */
function useDismissSteps(isFinished: boolean) {
  const { t } = useMessages(stepsMessages)
  const client = useQueryClient()
  const update = useAction(contract.account.update)
  const { mutate } = update
  useEffect(() => {
    if (isFinished) mutate({ firstSteps: false })
  }, [isFinished, mutate])
  const hide = () => {
    const focusedBefore = document.activeElement
    mutate(
      { firstSteps: false },
      {
        onSuccess: (account) => {
          // The pressed button disappears with the list. If the user moved the focus meanwhile, it stays there.
          if (document.activeElement === focusedBefore) document.getElementById('main')?.focus()
          client.setQueryData(queryKey(contract.account.get, {}), account)
        },
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  }
  return { hide, isHiding: update.isPending && !isFinished }
}

function StepRow({ name, isDone, number, isNext }: Step & { number: number; isNext: boolean }) {
  const { t } = useMessages(stepsMessages)
  const { user } = useSession()
  const [draft] = useState(() => readDraft(sessionStorage, user?.id)?.title)
  const markerClass = isDone
    ? 'bg-good-soft text-good'
    : isNext
      ? 'bg-accent text-on-accent'
      : 'border border-line text-muted'
  return (
    <li className={cx('relative flex items-center gap-4 py-3', !isDone && 'group')}>
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full text-xs font-medium tabular-nums',
          markerClass,
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <p className={cx('font-medium', isDone && 'text-muted')}>
          {isDone ? (
            <>
              <VisuallyHidden>{t('steps.done')} </VisuallyHidden>
              {t(`steps.${name}.name`)}
            </>
          ) : (
            <StepLink name={name} />
          )}
        </p>
        <p className="text-pretty break-words text-muted">
          {name === 'title' && !isDone && draft ? t('steps.title.draft', { title: draft }) : t(`steps.${name}.text`)}
        </p>
      </div>
      <ArrowRight
        aria-hidden
        className={cx(
          'size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5',
          isDone && 'invisible',
        )}
      />
    </li>
  )
}

const stepTargets = {
  title: paths.insights,
  thumbnail: paths.insights,
  trends: paths.settings,
}

/** The link to a step; the whole row is its target. */
function StepLink({ name }: { name: StepName }) {
  const { t } = useMessages(stepsMessages)
  return (
    <Link to={stepTargets[name]} className="rounded-sm after:absolute after:inset-0 group-hover:underline">
      {t(`steps.${name}.name`)}
    </Link>
  )
}
