import { Copy, Trash } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import type { Share } from '#shared/contract/shares.ts'
import { QuestionDialog } from '#web/layout/question-dialog.tsx'
import { copyText } from '#web/lib/clipboard.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { sharingMessages } from './messages.ts'

interface ShareItemProps {
  share: Share
  draft: Draft
  onRevoked: () => void
}

/** A link with its votes and actions. */
export function ShareItem({ share, draft, onRevoked }: ShareItemProps) {
  const { t, format } = useMessages(sharingMessages)
  const update = useAction(contract.shares.update, [contract.shares.list])
  const isLive = Date.parse(share.endsAt) > Date.now()
  const date = format.date(share.endsAt)
  const setVoting = (voting: 'open' | 'closed') => update.run({ id: share.id, voting })
  return (
    <article className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isLive ? 'good' : 'neutral'}>{t(isLive ? 'sharing.open' : 'sharing.ended')}</Badge>
        {share.voting === 'closed' && <Badge>{t('sharing.closed')}</Badge>}
        <span className="text-muted">{t(isLive ? 'sharing.ends' : 'sharing.endedOn', { date })}</span>
      </div>
      {isLive && <LinkField url={share.url} />}
      <Contents share={share} draft={draft} />
      <div className="flex flex-wrap gap-3">
        {isLive && share.voting !== 'off' && (
          <Button
            size="small"
            pending={update.isPending}
            onClick={() => void setVoting(share.voting === 'open' ? 'closed' : 'open')}
          >
            {t(share.voting === 'open' ? 'sharing.close' : 'sharing.reopen')}
          </Button>
        )}
        <Revoke id={share.id} onRevoked={onRevoked} />
      </div>
    </article>
  )
}

function LinkField({ url }: { url: string | undefined }) {
  const { t } = useMessages(sharingMessages)
  if (!url) return <p className="text-sm text-muted">{t('sharing.lost')}</p>
  const copy = async () =>
    (await copyText(url)) ? toast.success(t('sharing.copied')) : toast.error(t('sharing.copyFailed'))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 grow"
        label={t('sharing.link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t('sharing.copy')}
      </Button>
    </div>
  )
}

/** The content of the link, with its votes if there are any. */
function Contents({ share, draft }: { share: Share; draft: Draft }) {
  const { t } = useMessages(sharingMessages)
  const { titles, thumbnails, voting, voters } = share
  const pictureOf = (hash: string) => draft.pictures.find(({ thumbnail }) => thumbnail === hash)?.url
  return (
    <div className="flex flex-col gap-4 text-sm">
      {voting !== 'off' && (
        <p className={voters > 0 ? 'font-medium' : 'text-muted'}>
          {voters > 0 ? t('sharing.voters', { n: voters }) : t('sharing.nobody')}
        </p>
      )}
      {titles.length > 0 && (
        <ul aria-label={t('sharing.titles')} className="flex flex-col gap-2">
          {toRanked(titles).map((title) => (
            <li
              key={title.id}
              className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 rounded-md bg-sunken px-4 py-2"
            >
              <span className="min-w-0 wrap-anywhere">{title.text}</span>
              <VoteCount votes={title.votes} of={titles} />
            </li>
          ))}
        </ul>
      )}
      {thumbnails.length > 0 && (
        <ul aria-label={t('sharing.thumbnails')} className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {toRanked(thumbnails).map(({ thumbnail, votes }) => (
            <li key={thumbnail} className="flex flex-col gap-1.5">
              <img
                src={pictureOf(thumbnail)}
                alt={t('sharing.thumbnail', { n: thumbnails.findIndex((other) => other.thumbnail === thumbnail) + 1 })}
                width={320}
                height={180}
                className="aspect-video h-auto w-full rounded-sm bg-sunken object-cover"
              />
              <VoteCount votes={votes} of={thumbnails} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface Votes {
  readonly votes: number
}

/** Returns titles or thumbnails with the most votes first. */
const toRanked = <Item extends Votes>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => b.votes - a.votes)

/** The votes for one of several titles or thumbnails. Renders nothing before the first vote, or if there is only one option. */
function VoteCount({ votes, of }: Votes & { of: readonly Votes[] }) {
  const { t, format } = useMessages(sharingMessages)
  const sum = of.reduce((total, item) => total + item.votes, 0)
  if (sum === 0 || of.length === 1) return null
  const ratio = Math.round((100 * votes) / sum) / 100
  return (
    <span className="shrink-0 text-muted tabular-nums">
      {`${format.percent(ratio)} · ${t('sharing.votes', { n: votes })}`}
    </span>
  )
}

function Revoke({ id, onRevoked }: { id: string; onRevoked: () => void }) {
  const { t } = useMessages(sharingMessages)
  const [isAsking, setAsking] = useState(false)
  const revoke = useAction(contract.shares.revoke, [contract.shares.list])
  const confirm = () =>
    revoke.run(
      { id },
      {
        success: t('sharing.revoked'),
        onSuccess: () => {
          // The page regains the focus only after the dialog is closed.
          flushSync(() => setAsking(false))
          onRevoked()
        },
      },
    )
  return (
    <>
      <Button size="small" icon={<Trash aria-hidden />} onClick={() => setAsking(true)}>
        {t('sharing.revoke')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={t('sharing.revokeAsk')}
          text={t('sharing.revokeText')}
          action={t('sharing.revoke')}
          pending={revoke.isPending}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
