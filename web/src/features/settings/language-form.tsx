import { useState } from 'react'
import type { Account } from '#shared/contract/account.ts'
import { contract } from '#shared/contract/index.ts'
import { titleLanguages } from '#shared/locale.ts'
import { languages } from '#web/layout/languages.ts'
import { browserTimeZone } from '#web/lib/browser-time-zone.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsMessages } from './messages.ts'

/** A form for the account's language, the language of its titles, and its time zone. Saving also applies them to this page. */
export function LanguageForm({ account }: { account: Account }) {
  const { t, setLocale } = useMessages(settingsMessages)
  const update = useAction(contract.account.update, [contract.account.get])
  const [chosenLocale, setChosenLocale] = useState(account.locale)
  const [titleLanguage, setTitleLanguage] = useState(account.titleLanguage ?? 'auto')
  const [timeZone, setTimeZone] = useState(account.timeZone ?? browserTimeZone())
  const save = async () => {
    const saved = await update.run({
      locale: chosenLocale,
      timeZone,
      titleLanguage: titleLanguages.find((language) => language === titleLanguage) ?? null,
    })
    if (!saved) return
    await setLocale(chosenLocale)
      .then(() => settingsMessages.load(chosenLocale))
      .then(
        (messages) => toast.success(messages.t('settings.language.saved')),
        () => toast.error(t('layout.languageFailed')),
      )
  }
  return (
    <Card title={t('settings.language.heading')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!update.isPending) void save()
        }}
        className="flex max-w-md flex-col gap-5"
      >
        <Select
          label={t('settings.language.language')}
          hint={t('settings.language.languageHint')}
          value={chosenLocale}
          options={languages}
          onSelect={setChosenLocale}
        />
        <Select
          label={t('settings.language.titles')}
          hint={t('settings.language.titlesHint')}
          value={titleLanguage}
          options={[
            { value: 'auto', label: t('settings.language.titlesAuto') },
            ...languages,
            { value: 'other', label: t('settings.language.titlesOther') },
          ]}
          onSelect={setTitleLanguage}
        />
        <Select
          label={t('settings.language.timeZone')}
          hint={t('settings.language.timeZoneHint')}
          value={timeZone}
          options={zonesWith(timeZone)}
          onSelect={setTimeZone}
        />
        <Button type="submit" variant="primary" pending={update.isPending} className="self-start">
          {t('settings.language.save')}
        </Button>
      </form>
    </Card>
  )
}

/** Returns all time zones of this browser plus the current one, because browsers use different names for a zone. */
const zonesWith = (present: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), present])]
    .sort()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
