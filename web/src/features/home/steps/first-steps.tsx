import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey, useAction, useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { stepsMessages } from './messages.ts'
import { listStepsLeft } from './steps.ts'

/** Lists a new creator's first steps. A step disappears when it is done, and the list with the last one, or when dismissed. */
export function FirstSteps() {
  const { data: account } = useRead(contract.account.get, {})
  return account?.firstSteps ? <Steps account={account} /> : null
}

function Steps({ account }: { account: Account }) {
  const { t } = useMessages(stepsMessages)
  const { data: history, isPending } = useRead(contract.advice.history, {})
  const hasReports = useConfig()?.codesByMail ?? true
  const left = listStepsLeft({ account, analyses: history?.analyses, hasReports })
  const { hide, isHiding } = useDismissSteps(!isPending && left.length === 0)
  if (isPending) return <Skeleton className="mt-3 h-44" />
  return (
    <>
      <ol aria-label={t('steps.heading')} className="mt-2 divide-y divide-line">
        {left.map((name) => (
          <li key={name} className="relative flex min-h-14 items-center gap-4 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <Link to={stepTargets[name]} className="rounded-sm after:absolute after:inset-0 hover:underline">
                  {t(`steps.${name}.name`)}
                </Link>
              </p>
              <p className="text-pretty text-muted">{t(`steps.${name}.text`)}</p>
            </div>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
          </li>
        ))}
      </ol>
      <Button size="small" variant="ghost" className="-ms-3" pending={isHiding} onClick={hide}>
        {t('steps.hide')}
      </Button>
    </>
  )
}

/** Dismisses the list for this account: by its button, and after all steps are done. */
function useDismissSteps(isFinished: boolean) {
  const { t } = useMessages(stepsMessages)
  const client = useQueryClient()
  const update = useAction(contract.account.update)
  const { mutate } = update
  useEffect(() => {
    if (isFinished)
      mutate(
        { firstSteps: false },
        { onSuccess: (account) => client.setQueryData(queryKey(contract.account.get, {}), account) },
      )
  }, [isFinished, mutate, client])
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

const stepTargets = {
  title: paths.insights,
  thumbnail: paths.insights,
  trends: paths.settings,
}
