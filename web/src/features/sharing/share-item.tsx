import { Copy, Trash } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import type { Share } from '#shared/contract/shares.ts'
import { copyText } from '#web/lib/clipboard.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { sharingMessages } from './messages.ts'

interface ShareItemProps {
  share: Share
  draft: Draft
  onRevoked: () => void
}

/** A link with its votes, and what its owner can do with it. */
export function ShareItem({ share, draft, onRevoked }: ShareItemProps) {
  const { t, format } = useMessages(sharingMessages)
  const update = useAction(contract.shares.update, [contract.shares.list])
  const isOpen = Date.parse(share.endsAt) > Date.now()
  const date = format.date(share.endsAt)
  const setVoting = (voting: 'open' | 'closed') =>
    update.mutate({ id: share.id, voting }, { onError: ({ code }) => toast.error(t(`errors.codes.${code}`)) })
  return (
    <article className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={isOpen ? 'good' : 'neutral'}>{t(isOpen ? 'sharing.open' : 'sharing.ended')}</Badge>
        {share.voting === 'closed' && <Badge>{t('sharing.closed')}</Badge>}
        <span className="text-muted">{t(isOpen ? 'sharing.ends' : 'sharing.endedOn', { date })}</span>
      </div>
      {isOpen && <LinkField url={share.url} />}
      {share.voting !== 'off' && <Votes share={share} draft={draft} />}
      <div className="flex flex-wrap gap-3">
        {isOpen && share.voting !== 'off' && (
          <Button
            size="small"
            pending={update.isPending}
            onClick={() => setVoting(share.voting === 'open' ? 'closed' : 'open')}
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

function Votes({ share, draft }: { share: Share; draft: Draft }) {
  const { t } = useMessages(sharingMessages)
  if (share.voters === 0) return <p className="text-sm text-muted">{t('sharing.nobody')}</p>
  const pictureOf = (hash: string) => draft.pictures.find(({ thumbnail }) => thumbnail === hash)?.url
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm font-medium">{t('sharing.voters', { n: share.voters })}</p>
      {share.titles.length > 1 && (
        <VoteList
          label={t('sharing.titles')}
          rows={share.titles.map(({ id, text, votes }) => ({ id, votes, content: text }))}
        />
      )}
      {share.thumbnails.length > 1 && (
        <VoteList
          label={t('sharing.thumbnails')}
          rows={share.thumbnails.map(({ thumbnail, votes }, at) => ({
            id: thumbnail,
            votes,
            content: (
              <img
                src={pictureOf(thumbnail)}
                alt={t('sharing.thumbnail', { n: at + 1 })}
                width={160}
                height={90}
                className="aspect-video w-40 rounded-sm bg-sunken object-cover"
              />
            ),
          }))}
        />
      )}
    </div>
  )
}

interface VoteListProps {
  label: string
  rows: readonly { readonly id: string; readonly votes: number; readonly content: ReactNode }[]
}

/** Titles or thumbnails with their votes, the most votes first. */
function VoteList({ label, rows }: VoteListProps) {
  const { t, format } = useMessages(sharingMessages)
  const sum = rows.reduce((total, { votes }) => total + votes, 0)
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {rows
        .toSorted((a, b) => b.votes - a.votes)
        .map(({ id, votes, content }) => (
          <li key={id} className="flex items-center justify-between gap-4 rounded-md bg-sunken px-4 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{content}</span>
            <span className="shrink-0 tabular-nums">
              {sum > 0 && `${format.percent(votes / sum)} · `}
              {t('sharing.votes', { n: votes })}
            </span>
          </li>
        ))}
    </ul>
  )
}

function Revoke({ id, onRevoked }: { id: string; onRevoked: () => void }) {
  const { t } = useMessages(sharingMessages)
  const [isAsking, setAsking] = useState(false)
  const revoke = useAction(contract.shares.revoke, [contract.shares.list])
  const confirm = () =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(t('sharing.revoked'))
          onRevoked()
        },
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  return (
    <>
      <Button size="small" icon={<Trash aria-hidden />} onClick={() => setAsking(true)}>
        {t('sharing.revoke')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('sharing.revokeAsk')}
        description={t('sharing.revokeText')}
        closeLabel={t('sharing.closeDialog')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('sharing.cancel')}</Button>
            <Button variant="danger" pending={revoke.isPending} onClick={confirm}>
              {t('sharing.revoke')}
            </Button>
          </>
        }
      />
    </>
  )
}
