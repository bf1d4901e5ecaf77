import { type ErrorCode, errorStatus } from '#shared/errors.ts'
import type { Locale } from '#shared/locale.ts'
import { escapeHtml, renderPage } from './html.ts'

interface Text {
  readonly title: string
  readonly next: string
}

type Reason = 'missing' | 'busy' | 'failed'

const texts: Readonly<Record<Locale, Readonly<Record<Reason, Text>>>> = {
  en: {
    missing: {
      title: 'This link does not work',
      next: 'It may have expired. Ask the person who sent it for a new one.',
    },
    busy: { title: 'Too many requests', next: 'Wait a minute, then try again.' },
    failed: { title: 'This page is not available right now', next: 'Try again in a minute.' },
  },
  es: {
    missing: { title: 'Este enlace no funciona', next: 'Puede que haya caducado. Pide uno nuevo a quien te lo envió.' },
    busy: { title: 'Demasiadas solicitudes', next: 'Espera un minuto y vuelve a intentarlo.' },
    failed: { title: 'Esta página no está disponible ahora', next: 'Vuelve a intentarlo dentro de un minuto.' },
  },
  fr: {
    missing: {
      title: 'Ce lien ne fonctionne pas',
      next: 'Il a peut-être expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    },
    busy: { title: 'Trop de requêtes', next: 'Attendez une minute, puis réessayez.' },
    failed: { title: 'Cette page n’est pas disponible pour le moment', next: 'Réessayez dans une minute.' },
  },
}

/** Codes that get the same page as a link that does not exist, so that guessing links reveals nothing. */
const missing: ReadonlySet<ErrorCode> = new Set(['invalid_input', 'not_found', 'link_invalid'])

/** Returns a failure as a page or as plain text that says what to do, with its status. */
export function describeFailure(code: ErrorCode, type: 'text/html' | 'text/plain', locale: Locale) {
  const reason = missing.has(code) ? 'missing' : code === 'too_many_requests' ? 'busy' : 'failed'
  const { title, next } = texts[locale][reason]
  const main = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(next)}</p>`
  return {
    status: reason === 'missing' ? errorStatus.not_found : errorStatus[code],
    body: type === 'text/html' ? renderPage({ locale, title, main }) : `${title}. ${next}\n`,
  }
}
