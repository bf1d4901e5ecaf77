import { useMemo } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

/** Names of countries by their codes, in the screen's language. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useMessages(trendsMessages)
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (code) => names.of(code) ?? code
  }, [locale])
}
