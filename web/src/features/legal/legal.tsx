import { matchPath, useLocation } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { LegalPage } from './legal-page.tsx'
import { legalMessages } from './messages.ts'
import { legalPageNames } from './text.ts'
import { legalTexts } from './texts.ts'

/** The legal page of the current path. */
export function Legal() {
  const { locale } = useMessages(legalMessages)
  const { pathname } = useLocation()
  const name = legalPageNames.find((name) => matchPath(paths[name], pathname))
  if (!name) throw new Error(`No legal page at ${pathname}`)
  return <LegalPage {...legalTexts(locale)[name]} />
}
