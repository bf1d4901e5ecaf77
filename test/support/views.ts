import type { Page } from 'playwright-core'
import { publicPaths } from '#shared/public-pages.ts'
import { dropThumbnail } from './dropping.ts'
import type { View } from './walk.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
const show = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()
const choose = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click()
const unfold = (summary: string) => (page: Page) => page.getByText(summary).first().click()
const says = (text: string) => (page: Page) => page.getByText(text).waitFor()
const pressEscape = (page: Page) => page.keyboard.press('Escape')
/** One after the other. */
const all =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

const asNobody = fill('Email', 'nobody@example.com')
/** As the link of a mail has it; until it is sent only its kind is read. */
const stopToken = `analyses.somebody.${'x'.repeat(43)}`
const draft = 'Daily vlog #12 | how I built a tiny house in 30 days!!'

/** What everybody may see. */
export const visitorViews: readonly View[] = [
  ...publicPaths.map((path) => ({ name: path, path })),
  { name: 'contact', path: '/contact', act: press('Send Message'), text: 'Write your message first.' },
  { name: 'a link that stops nothing', path: '/unsubscribe', text: 'This link does not work' },
  { name: 'login', path: '/login' },
  { name: 'login with what is missing', act: press('Log in'), text: 'Password is required' },
  { name: 'login by a code', act: all(asNobody, press('Email me a code')), text: 'Code from the email' },
  { name: 'no more mails', path: `/unsubscribe#${stopToken}`, text: 'Stop these emails?' },
  { name: 'a forgotten password', path: '/forgot-password' },
  { name: 'a new password', act: all(asNobody, press('Send the code')), text: 'Code from the email' },
  { name: 'a page that is not there', path: '/nothing-here' },
]

/** What a creator has of their own account. */
export const accountViews: readonly View[] = [
  { name: 'profile', path: '/dashboard/profile', text: 'Set up' },
  {
    name: 'profile, a new password',
    act: all(press('Change Password'), press('Set new password'), (page) =>
      page.getByRole('dialog').locator('[aria-invalid]').first().waitFor(),
    ),
  },
  { name: 'profile, an authenticator app', act: all(pressEscape, press('Set up')), text: 'Code from the app' },
  { name: 'settings', path: '/dashboard/settings', text: 'Save Changes' },
  { name: 'policies', path: '/dashboard/policies', text: 'Read More' },
  { name: 'help', path: '/dashboard/help' },
  { name: 'support', path: '/dashboard/support', text: 'How accurate are the scores?' },
  {
    name: 'support with what is missing',
    act: all((page) => page.getByText('How accurate are the scores?').click(), press('Send Message')),
    text: 'Write your message first.',
  },
  {
    name: 'support, sent',
    act: all(fill('Subject', 'My score'), fill('Message', 'Why is it 40?'), press('Send Message')),
    text: 'We have your message',
  },
  { name: 'the inquiry', path: '/enterprise-inquiry', act: press('Send inquiry'), text: 'Company name is required' },
  {
    name: 'the inquiry, sent',
    act: all(
      fill('Company name', 'Acme'),
      (page) => page.getByLabel('Number of channels').selectOption('20+'),
      press('Send inquiry'),
    ),
    text: 'We have your inquiry',
  },
  { name: 'plans', path: '/premium-upgrade', act: choose('Yearly'), text: /^Save \d+%$/ },
  { name: 'the payment', act: press('Continue to Payment'), text: 'You pay at Stripe: we never see your card.' },
  {
    name: 'the menu',
    act: all(press('Open menu'), (page) => page.getByRole('button', { name: 'Close menu' }).waitFor()),
  },
]

/** What a creator works with, from a channel that is not connected to one that is no more. */
export const workViews: readonly View[] = [
  { name: 'dashboard without a channel', path: '/dashboard', text: 'First steps' },
  {
    name: 'dashboard',
    act: all(press('Connect YouTube account'), press('Allow')),
    text: 'What changed, what to try',
  },
  { name: 'insights', path: '/dashboard/predictive-insights', text: 'Past analyses' },
  { name: 'insights on a title as it is typed', act: fill('Title', draft), text: /^Higher than \d+% of real titles$/ },
  {
    name: 'insights, done',
    act: all((page) => dropThumbnail(page, 'CHEAP FOOD'), says('Every check is done.'), press('Get Insights')),
    text: 'Thumbnail Analysis',
  },
  { name: 'insights, a suggestion', act: unfold('Explanation and examples'), text: 'Use this title' },
  { name: 'insights, other titles', act: press('Generate AI Titles'), text: 'Recommended Titles' },
  {
    name: 'titles compared',
    act: all(show('Compare titles'), fill('Title 2', 'I Built a Tiny House in 30 Days')),
    text: 'What moves it',
  },
  {
    name: 'description and tags',
    act: all(
      show('Description and tags'),
      fill('What is in the video', 'A tiny house, day by day.'),
      press('Write description and tags'),
    ),
    text: 'For your video',
  },
  { name: 'trends', path: '/dashboard/trend-pulse', text: 'Published' },
  { name: 'trends, an insight', act: press(/^Insights on/), text: 'Built-in reading' },
  {
    name: 'dashboard, letting the channel go',
    path: '/dashboard',
    act: press('Disconnect'),
    text: 'Disconnect and delete',
  },
  {
    name: 'dashboard, the channel gone',
    act: press('Disconnect and delete'),
    text: 'Your YouTube account is disconnected.',
  },
]
