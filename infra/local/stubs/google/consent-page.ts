import { escapeHtml } from '#functions/lib/html.ts'
import { renderHtmlPage, stubStylesheet } from '../pages.ts'
import { type GoogleAccount, googleAccounts } from './grants.ts'
import { readScopes } from './oauth.ts'
import type { SignInAccount } from './sign-in.ts'

/** How Google describes each scope. Any other scope is shown by its name. */
const scopeTexts: Readonly<Record<string, string>> = {
  'https://www.googleapis.com/auth/youtube.readonly': 'View your YouTube account.',
  'https://www.googleapis.com/auth/yt-analytics.readonly': 'View YouTube Analytics reports for your YouTube content.',
}

/** Renders the page where a creator chooses an account and scopes. `query` is the authorization request. */
export const renderConsentPage = (query: URLSearchParams): string =>
  renderPage(
    'Sign in with Google',
    `<h1>Viewcraft wants access to your Google Account</h1>
<form method="post">
${[...query].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n')}
<fieldset><legend>Choose an account</legend>
${googleAccounts.map(accountRow).join('\n')}
</fieldset>
<fieldset><legend>Select what Viewcraft can access</legend>
${readScopes(query).map(scopeRow).join('\n')}
</fieldset>
<p class="buttons"><button name="choice" value="cancel">Cancel</button>
<button class="main" name="choice" value="allow">Allow</button></p>
</form>`,
  )

/** Renders the page where a user chooses an account to sign in with. `query` is the authorization request. */
export const renderChooserPage = (query: URLSearchParams, accounts: readonly SignInAccount[]): string =>
  renderPage(
    'Sign in with Google',
    `<h1>Choose an account to continue to Viewcraft</h1>
<form method="post">
${[...query].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n')}
${accounts.map(accountButton).join('\n')}
<p class="buttons"><button name="choice" value="cancel">Cancel</button></p>
</form>`,
  )

const accountButton = ({ id, name, email, emailVerified }: SignInAccount) =>
  `<p><button name="account" value="${escapeHtml(id)}">${escapeHtml(name)} <small>${escapeHtml(email)}${emailVerified ? '' : ', not verified'}</small></button></p>`

/** Renders the page where accounts remove access, like myaccount.google.com/permissions. */
export const renderPermissionsPage = (allowing: ReadonlySet<string>): string =>
  renderPage(
    'Third-party access',
    `<h1>Third-party apps with account access</h1>
${allowing.size === 0 ? '<p>No app has access.</p>' : ''}
${googleAccounts
  .filter(({ id }) => allowing.has(id))
  .map(
    ({ id, email }) => `<form method="post"><p>Viewcraft has access to ${escapeHtml(email)}.
<button name="account" value="${id}">Remove access</button></p></form>`,
  )
  .join('\n')}`,
  )

/** Renders the page Google shows instead of redirecting an invalid request. */
export const renderErrorPage = (code: string): string =>
  renderPage('Error', `<h1>Access blocked: Viewcraft’s request is invalid</h1>\n<p>Error 400: ${escapeHtml(code)}</p>`)

const accountRow = ({ id, name, email, channelId }: GoogleAccount, index: number) =>
  `<p><label><input type="radio" name="account" value="${id}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}
<small>${escapeHtml(email)}${channelId ? '' : ', no channel'}</small></label></p>`

const scopeRow = (scope: string) =>
  `<p><label><input type="checkbox" name="granted" value="${escapeHtml(scope)}" checked> ${escapeHtml(scopeTexts[scope] ?? scope)}</label></p>`

const renderPage = (title: string, body: string) =>
  renderHtmlPage(title, stubStylesheet.path, body, 'Stub server for Google in local mode. Every account is invented.')
