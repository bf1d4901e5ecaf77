import { useState } from 'react'
import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { languages } from '#web/layout/languages.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsMessages } from './messages.ts'

/** The account's language and time zone. Saving applies them to this page too. */
export function RegionForm({ account }: { account: Account }) {
  const { t, setLocale } = useMessages(settingsMessages)
  const update = useAction(contract.account.update, [contract.account.get])
  const [locale, setChosen] = useState(account.locale)
  const [timeZone, setTimeZone] = useState(account.timeZone ?? browserTimeZone())
  const save = () =>
    update.mutate(
      { locale, timeZone },
      {
        onSuccess: () =>
          void setLocale(locale)
            .then(() => settingsMessages.load(locale))
            .then(
              (chosen) => toast.success(chosen.t('settings.region.saved')),
              () => toast.error(t('layout.languageFailed')),
            ),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  return (
    <Card title={t('settings.region.heading')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!update.isPending) save()
        }}
        className="flex max-w-md flex-col gap-5"
      >
        <Select
          label={t('settings.region.language')}
          hint={t('settings.region.languageHint')}
          value={locale}
          options={languages}
          onSelect={setChosen}
        />
        <Select
          label={t('settings.region.timeZone')}
          hint={t('settings.region.timeZoneHint')}
          value={timeZone}
          options={zonesWith(timeZone)}
          onSelect={setTimeZone}
        />
        <Button type="submit" variant="primary" pending={update.isPending} className="self-start">
          {t('settings.region.save')}
        </Button>
      </form>
    </Card>
  )
}

/** All time zones of this browser, plus the current one: browsers list different names of a zone. */
const zonesWith = (present: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), present])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
