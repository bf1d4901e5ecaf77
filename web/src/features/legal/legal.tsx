import { matchPath, useLocation } from 'react-router-dom'
import { charging } from './charging.ts'
import { cookies } from './cookies.ts'
import type { LegalDocument } from './document.ts'
import { guidelines } from './guidelines.ts'
import { LegalPage } from './legal-page.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const documents: readonly LegalDocument[] = [terms, privacy, cookies, guidelines, charging]

/** The legal document of the current path. */
export function Legal() {
  const { pathname } = useLocation()
  const document = documents.find(({ path }) => matchPath(path, pathname))
  if (!document) throw new Error(`No legal document at ${pathname}`)
  return <LegalPage {...document} />
}
