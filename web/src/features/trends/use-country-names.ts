import { useMemo } from 'react'
import { useMessages } from '#web/messages/messages.tsx'
import { trendsMessages } from './messages.ts'

/** Returns a function that names countries by code, in the current language. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useMessages(trendsMessages)
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return (code) => names.of(code) ?? code
  }, [locale])
}
