import { Copy } from 'lucide-react'
import { useId } from 'react'
import { calendar, type Feed } from '#shared/contract/calendar.ts'
import { Failed } from '#web/layout/failed.tsx'
import { QuestionDialog, useQuestion } from '#web/layout/question-dialog.tsx'
import { copyText } from '#web/lib/clipboard.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { calendarMessages } from './messages.ts'

/** Creates, copies, replaces and turns off the URL of the creator's calendar feed, and explains how to subscribe to it. */
export function FeedCard() {
  const { t } = useMessages(calendarMessages)
  const { data, error, refetch, isFetching } = useRead(calendar.get, {})
  const create = useAction(calendar.create, [calendar.get])
  return (
    <Card title={t('feed.heading')} description={t('feed.description')} aria-busy={!data && !error}>
      {!data && error && (
        <Failed tone="warning" onRetry={refetch} pending={isFetching}>
          {t('feed.failed')}
        </Failed>
      )}
      {!data && !error && <Skeleton className="h-10" />}
      {data && !data.feed && (
        <Button pending={create.isPending} onClick={() => void create.run({}, { success: t('feed.created') })}>
          {t('feed.create')}
        </Button>
      )}
      {data?.feed && <FeedUrl feed={data.feed} />}
    </Card>
  )
}

const apps = ['google', 'apple', 'outlook'] as const

function FeedUrl({ feed }: { feed: Feed }) {
  const { t } = useMessages(calendarMessages)
  const name = useId()
  const change = useAction(calendar.create, [calendar.get])
  const turnOff = useAction(calendar.remove, [calendar.get])
  const { asked, ask, answers } = useQuestion((item: 'change' | 'turnOff') =>
    item === 'change'
      ? change.run({}, { success: t('feed.changed') })
      : turnOff.run({}, { success: t('feed.turnedOff') }),
  )
  const copy = async () => {
    if (feed.url !== null && (await copyText(feed.url))) toast.success(t('feed.copied'))
    else toast.info(t('feed.notCopied'))
  }
  return (
    <div className="flex flex-col gap-4">
      {feed.url === null && <Alert>{t('feed.hidden')}</Alert>}
      {feed.url !== null && (
        <div className="flex items-end gap-3">
          <TextField
            label={t('feed.address')}
            className="max-w-2xl min-w-0 flex-1"
            readOnly
            spellCheck={false}
            value={feed.url}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            {t('feed.copy')}
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">{t('feed.secret')}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => ask('change')}>
          {t('feed.change')}
        </Button>
        <Button size="small" onClick={() => ask('turnOff')}>
          {t('feed.turnOff')}
        </Button>
      </div>
      <div>
        <h3 className="mb-1 text-sm font-semibold">{t('feed.how')}</h3>
        {apps.map((app) => (
          <Disclosure key={app} name={name} summary={t(`feed.steps.${app}.name`)}>
            <p className="max-w-2xl text-sm">{t(`feed.steps.${app}.text`)}</p>
          </Disclosure>
        ))}
        <p className="mt-1 text-sm text-muted">{t('feed.delay')}</p>
      </div>
      {asked && (
        <QuestionDialog
          title={t(`feed.${asked}Title`)}
          text={t(`feed.${asked}Text`)}
          action={t(`feed.${asked}`)}
          variant={asked === 'change' ? 'primary' : 'danger'}
          {...answers}
        />
      )}
    </div>
  )
}
