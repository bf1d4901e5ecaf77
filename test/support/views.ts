import type { Page } from 'playwright-core'
import { publicPaths } from '#shared/public-pages.ts'
import { paths } from '#web/paths.ts'
import type { View } from './check-screens.ts'
import { dropThumbnail } from './drop-thumbnail.ts'
import { writeStudioExport } from './studio-export.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
const selectTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()
const clickText = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click()
const waitForText = (text: string) => (page: Page) => page.getByText(text).waitFor()
const pressEscape = (page: Page) => page.keyboard.press('Escape')
/** Performs actions in sequence. */
const sequence =
  (...actions: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const action of actions) await action(page)
  }

/** Opens one of the published drafts in the list on the screen, counted from 0. */
const openPublished = (at: number) => (page: Page) =>
  page.locator('tr').filter({ hasText: 'Published', visible: true }).getByRole('link').nth(at).click()
const clickLink = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name, exact: true }).click()
const openSharedLink = async (page: Page) => page.goto(await page.getByLabel('Link', { exact: true }).inputValue())

const fillUnknownEmail = fill('Email', 'nobody@example.com')
/** The token of an unsubscribe link. The page reads only its kind; the signature is checked on submit. */
const unsubscribeToken = `analyses.somebody.${'x'.repeat(43)}`
const draftTitle = 'Daily vlog #12 | how I built a tiny house in 30 days!!'

/** The query with which Claude opens the consent screen. */
export const claudeQuery = new URLSearchParams({
  response_type: 'code',
  client_id: 'https://claude.ai/oauth/mcp-oauth-client-metadata',
  redirect_uri: 'https://claude.ai/api/mcp/auth_callback',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'score drafts channel.read',
})

/** The paths of screens that need an id or a query in the address. */
const parameterized: readonly string[] = [paths.draft, paths.earlierDraft, paths.keepIdea, paths.review]

/** The paths of the dashboard's screens that open without parameters. */
export const memberPaths: readonly string[] = Object.values(paths).filter(
  (path) => path.startsWith(paths.dashboard) && !parameterized.includes(path),
)

/** Views that need no sign-in. */
export const visitorViews: readonly View[] = [
  ...publicPaths.map((path) => ({ name: path, path })),
  { name: 'contact', path: '/contact', act: press('Send Message'), text: 'Enter your message.' },
  { name: 'unsubscribe, invalid link', path: '/unsubscribe', text: 'This link doesn’t work' },
  { name: 'login', path: '/login' },
  { name: 'login, missing fields', act: press('Log in'), text: 'Password is required' },
  { name: 'login with a code', act: sequence(fillUnknownEmail, press('Email me a code')), text: 'Code from the email' },
  { name: 'unsubscribe', path: `/unsubscribe#${unsubscribeToken}`, text: 'Stop these emails?' },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'new password', act: sequence(fillUnknownEmail, press('Send the code')), text: 'Code from the email' },
  { name: 'page not found', path: '/nothing-here' },
]

/** Views of a creator on the Free plan, who can buy another. */
export const planViews: readonly View[] = [
  { name: 'plans', path: '/premium-upgrade', act: clickText('Yearly'), text: /^Save \d+%$/ },
  { name: 'payment', act: press('Continue to Payment'), text: 'You pay on Stripe. We never see your card.' },
]

/** Views of the account of a creator with complimentary Premium. */
export const accountViews: readonly View[] = [
  { name: 'profile', path: '/dashboard/profile', text: 'Set up' },
  {
    name: 'profile, new password',
    act: sequence(press('Change Password'), press('Set new password'), (page) =>
      page.getByRole('dialog').locator('[aria-invalid]').first().waitFor(),
    ),
  },
  { name: 'profile, authenticator app', act: sequence(pressEscape, press('Set up')), text: 'Code from the app' },
  { name: 'profile, new passkey', act: sequence(pressEscape, press('Add a passkey')), text: /^So that you recognize/ },
  {
    name: 'profile, ending all access',
    act: sequence(pressEscape, press('End all access')),
    text: 'End everything and log in again?',
  },
  { name: 'profile, assistants', act: sequence(pressEscape, press('Connect one')), text: /^To connect one/ },
  {
    name: 'profile, new token',
    act: sequence(pressEscape, press('Manage tokens'), press('Create a token')),
    text: 'This token can',
  },
  {
    name: 'profile, new webhook',
    act: sequence(pressEscape, pressEscape, press('Add a webhook')),
    text: 'Notify it when',
  },
  { name: 'connecting an assistant', path: `/oauth/authorize?${claudeQuery}`, text: 'What it may do' },
  { name: 'settings', path: '/dashboard/settings', text: 'Save Changes' },
  { name: 'policies', path: '/dashboard/policies', text: 'Read More' },
  { name: 'help', path: '/dashboard/help' },
  { name: 'support', path: '/dashboard/support', text: 'How accurate are the scores?' },
  {
    name: 'support, missing fields',
    act: sequence((page) => page.getByText('How accurate are the scores?').click(), press('Send Message')),
    text: 'Enter your message.',
  },
  {
    name: 'support, sent',
    act: sequence(fill('Subject', 'My score'), fill('Message', 'Why is it 40?'), press('Send Message')),
    text: 'We received your message',
  },
  { name: 'inquiry', path: '/enterprise-inquiry', act: press('Send inquiry'), text: 'Company name is required' },
  {
    name: 'inquiry, sent',
    act: sequence(
      fill('Company name', 'Acme'),
      (page) => page.getByLabel('Number of channels').selectOption('20+'),
      press('Send inquiry'),
    ),
    text: 'We’ve received your inquiry',
  },
  { name: 'plans, nothing to buy', path: '/premium-upgrade', text: 'You already have Premium' },
  {
    name: 'command palette',
    path: '/dashboard/settings',
    act: sequence(press('Search'), (page) => page.getByRole('combobox', { expanded: true }).fill('my title')),
    text: 'Judge “my title” as a title',
  },
  {
    name: 'keyboard shortcuts',
    path: '/dashboard/policies',
    act: sequence(
      (page) => page.keyboard.press('Tab'),
      (page) => page.keyboard.press('?'),
    ),
    text: 'Search on this screen',
  },
  {
    name: 'menu',
    path: '/dashboard/support',
    act: sequence(press('Open menu'), (page) => page.getByRole('button', { name: 'Close menu' }).waitFor()),
  },
]

/** Views of a draft that is shared and tested, and of the page that a visitor sees. */
export const draftViews: readonly View[] = [
  { name: 'draft', path: '/dashboard/drafts', act: clickLink('Sourdough in winter'), text: 'Where it will appear' },
  {
    name: 'draft, planning a test and choosing what to share',
    act: sequence(clickLink(/^Test/), press('Plan a test'), clickText('Will the video get enough impressions?')),
    text: 'Let visitors vote',
  },
  {
    name: 'draft, test planned and link created',
    act: sequence(press('Save the test'), press('Create the link'), waitForText('Nobody has voted yet.')),
    text: 'How to run it in YouTube Studio',
  },
  { name: 'shared page', act: openSharedLink, text: 'Which one would you click?' },
  {
    name: 'shared page, voted',
    act: sequence((page) => page.getByRole('radio').first().check(), press('Vote')),
    text: 'Thank you. Your vote counts.',
  },
  {
    name: 'draft, recording an outcome',
    act: sequence((page) => page.goBack(), waitForText('1 person voted'), press('Record the outcome')),
    text: 'What did YouTube Studio report?',
  },
  {
    name: 'draft, outcome recorded',
    act: sequence(
      (page) => page.getByLabel('Which variant').selectOption('Variant A'),
      clickText('Impressions and clicks, if you have them'),
      fill('Impressions of variant A', '20100'),
      fill('Clicks on variant A', '1020'),
      fill('Impressions of variant B', '19800'),
      fill('Clicks on variant B', '1208'),
      press('Save the outcome'),
    ),
    text: 'What the clicks say',
  },
]

/** Views of the tools, from connecting a channel to disconnecting it. */
export const workViews: readonly View[] = [
  { name: 'dashboard without a channel', path: '/dashboard', text: 'Check a thumbnail' },
  {
    name: 'dashboard',
    act: sequence(press('Connect YouTube account'), press('Allow')),
    text: 'Channel Overview',
  },
  { name: 'dashboard, ideas', path: '/dashboard?view=ideas', text: 'Ideas for this week' },
  { name: 'dashboard, your channel', path: '/dashboard?view=channel', text: 'What changed and what to try' },
  { name: 'insights', path: '/dashboard/predictive-insights', text: 'Past analyses' },
  { name: 'insights, typing a title', act: fill('Title', draftTitle), text: /^This title ranks above \d+% of / },
  {
    name: 'insights, done',
    act: sequence(
      (page) => dropThumbnail(page, 'CHEAP FOOD'),
      (page) => page.getByRole('img', { name: 'Thumbnail 1' }).waitFor(),
      press('Get Insights'),
    ),
    text: 'Thumbnail Analysis',
  },
  { name: 'insights, step applied', act: press(/^Use this title: /), text: 'Undo' },
  { name: 'insights, details', act: selectTab('Word by word'), text: /each judged by a model that had never seen it/ },
  {
    name: 'insights, title ideas',
    act: sequence(selectTab('Other titles'), press('Generate AI Titles')),
    text: 'Recommended Titles',
  },
  {
    name: 'title comparison',
    act: sequence(clickLink('Compare titles'), fill('Title 2', 'I Built a Tiny House in 30 Days')),
    text: 'What affects it',
  },
  {
    name: 'description and tags',
    act: sequence(
      clickLink('Description and tags'),
      fill('Notes and chapters', 'A tiny house, day by day.'),
      press('Write description and tags'),
    ),
    text: 'For your video',
  },
  { name: 'drafts', path: '/dashboard/drafts', text: /^Drag a card/ },
  {
    name: 'drafts, menu',
    act: press(/^Actions for/),
    text: 'Move to',
  },
  { name: 'drafts, list', path: '/dashboard/drafts?view=list', text: 'All videos' },
  { name: 'calendar', path: '/dashboard/calendar', text: 'Not planned yet' },
  { name: 'calendar, planning a draft', act: press(/^Plan “/), text: 'Time (optional)' },
  { name: 'calendar, feed', act: sequence(pressEscape, press('Create the address')), text: 'How to subscribe' },
  {
    name: 'studio data',
    path: '/dashboard/studio-data',
    act: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: writeStudioExport('en', 'The boat nobody opened'),
      }),
    text: 'The boat nobody opened',
  },
  { name: 'record', path: '/dashboard/record', text: 'Our predictions for you' },
  ...draftViews,
  // The demo creator published a video every 3.5 days. The list is sorted by that date: lessons that were noted since
  // would change an order by last change.
  {
    name: 'draft, published',
    path: '/dashboard/drafts?view=list&order=date-desc',
    act: openPublished(4),
    text: 'Watch it on YouTube',
  },
  { name: 'review after 7 days', act: clickLink('Open the review'), text: /^7 days after you marked it/ },
  {
    name: 'review after 28 days',
    path: '/dashboard/drafts?view=list&order=date-desc',
    act: sequence(openPublished(10), clickLink('Open the review')),
    text: /^28 days after you marked it/,
  },
  { name: 'outliers', path: '/dashboard/outliers', text: 'Stands out' },
  { name: 'outliers, list', act: (page) => page.getByLabel('List').click(), text: /^Most likely / },
  {
    name: 'outliers, channels',
    path: '/dashboard/outliers?tab=channels',
    act: fill('Address, @handle or name', 'loom'),
    text: '1 channel found',
  },
  { name: 'trends', path: '/dashboard/trend-pulse', text: 'Published' },
  { name: 'trends, insight', act: press(/^Insights on/), text: 'Built-in analysis' },
  {
    name: 'dashboard, disconnecting',
    path: '/dashboard?view=channel',
    act: press('Disconnect'),
    text: 'Disconnect and delete',
  },
  {
    name: 'dashboard, disconnected',
    act: press('Disconnect and delete'),
    text: 'Your YouTube account has been disconnected.',
  },
]

const visited = [...accountViews, ...workViews].map(({ path }) => path?.split('?')[0])

/** The screens of the dashboard that no view above opens. */
export const otherViews: readonly View[] = memberPaths
  .filter((path) => !visited.includes(path))
  .map((path) => ({ name: path, path }))
