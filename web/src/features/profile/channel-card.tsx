import type { OwnChannel } from '#shared/contract/account.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChannelForm } from './channel-form.tsx'
import { profileMessages } from './messages.ts'

/** The account's channel and whether it is verified. */
export function ChannelCard({ channel }: { channel: OwnChannel | null }) {
  const { t } = useMessages(profileMessages)
  const isVerified = channel?.verified ?? false
  return (
    <Card
      title={t('profile.channel.heading')}
      aside={
        channel && (
          <Badge tone={isVerified ? 'good' : 'neutral'}>
            {t(isVerified ? 'profile.channel.verified' : 'profile.channel.unverified')}
          </Badge>
        )
      }
    >
      <p className="text-sm font-medium wrap-break-word">
        {channel ? (channel.title ?? channel.id) : t('profile.channel.none')}
      </p>
      {isVerified ? (
        <p className="mt-1 text-sm text-muted">
          {t('profile.channel.connected')}{' '}
          <TextLink to={`${paths.dashboard}?view=channel#connection`}>{t('profile.channel.toDashboard')}</TextLink>
        </p>
      ) : (
        <>
          {channel && <p className="mt-1 text-sm text-muted">{t('profile.channel.unproven')}</p>}
          <ChannelForm hasChannel={channel !== null} />
        </>
      )}
    </Card>
  )
}
