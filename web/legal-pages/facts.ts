import { permissionsUrl } from '#shared/consent.ts'
import { shareResultDays } from '#shared/contract/shares.ts'
import type { Locale } from '#shared/locale.ts'
import { operator } from '#shared/operator.ts'
import { plans } from '#shared/plans.ts'
import { youtubeDays } from '#shared/retention.ts'
import { privacyEntries, results, type TableName, tableRows } from '#shared/tables.ts'
import { storageKeys } from '#web/features/legal/storage-keys.ts'
import { formatsFor } from '#web/messages/format.ts'
import { bound } from '#web/messages/translate.ts'

/** Texts for details that `shared/operator.ts` does not set. */
const unset: Record<Locale, Record<'operator' | 'mail' | 'address' | 'country', string>> = {
  en: {
    operator: 'the operator of this site',
    mail: '[contact address: not provided yet]',
    address: '[postal address: not provided yet]',
    country: '[country: not provided yet]',
  },
  es: {
    operator: 'el operador de este sitio',
    mail: '[dirección de contacto: sin indicar]',
    address: '[dirección postal: sin indicar]',
    country: '[país: sin indicar]',
  },
  fr: {
    operator: 'l’exploitant de ce site',
    mail: '[adresse de contact : non renseignée]',
    address: '[adresse postale : non renseignée]',
    country: '[pays : non renseigné]',
  },
}

/** Returns the tables that an entry of the privacy page covers. */
const coveredBy = (entry: TableName) => tableRows.filter(([name, { privacy = name }]) => privacy === entry)

/** The entries that a page must have, one for each stored item, by their placeholders. */
export const requiredEntries: Readonly<Record<string, readonly string[]>> = {
  privacy: privacyEntries.map((entry) => `tables.${entry}`),
  cookies: Object.keys(storageKeys).map((name) => `keys.${name}`),
}

/** The entries that must contain `{days.youtube}`, because their data is kept for that long. */
export const youtubeEntries: ReadonlySet<string> = new Set(
  privacyEntries
    .filter((entry) => coveredBy(entry).some(([, { retention }]) => retention === youtubeDays))
    .map((entry) => `tables.${entry}`),
)

/** Returns the values of placeholders in one language: `{mail}`, `{days.youtube}`, `{tables.drafts}`, `{keys.session}`. */
export function factsFor(locale: Locale): ReadonlyMap<string, string> {
  const { dollars } = formatsFor(locale)
  const { basic, premium } = plans
  const missing = unset[locale]
  return new Map([
    ['operator', operator.name ?? bound(missing.operator, locale)],
    ['mail', operator.mail ?? bound(missing.mail, locale)],
    ['address', operator.address ?? bound(missing.address, locale)],
    ['country', operator.country ?? bound(missing.country, locale)],
    ['basicMonthly', dollars(basic.monthly)],
    ['basicYearly', dollars(basic.yearly)],
    ['premiumMonthly', dollars(premium.monthly)],
    ['premiumYearly', dollars(premium.yearly)],
    ['permissionsUrl', permissionsUrl],
    ['days.youtube', `${youtubeDays}`],
    ['days.results', `${results.retention}`],
    ['days.shares', `${shareResultDays}`],
    ...privacyEntries.map((entry): [string, string] => [
      `tables.${entry}`,
      coveredBy(entry)
        .map(([name]) => name)
        .join(', '),
    ]),
    ...Object.entries(storageKeys).map(([name, key]): [string, string] => [`keys.${name}`, key]),
  ])
}
