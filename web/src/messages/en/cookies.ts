import type { Sentences } from '../sentence.ts'

/** `/cookies`: what this site keeps in a browser. */
export const cookies = {
  title: 'Cookies and browser storage',
  lead: 'Viewcraft sets no cookies. It keeps six small things in your browser, all of them needed for what you asked for.',
  none: {
    heading: 'No cookies, no trackers',
    text: 'Viewcraft sets no cookies of its own and none of others. It loads no third-party script: no analytics, no advertising, no social buttons. The security policy that comes with every page lets the browser run scripts of this site only.',
    banner: 'That is why there is no cookie banner: there is nothing to choose.',
  },
  stored: {
    heading: 'What is kept in your browser',
    text: 'Local storage stays when the browser is closed; session storage belongs to one tab and goes with it. Only pages of this site can read either. Signing out empties both.',
    session: {
      name: 'Your session',
      what: 'Local storage. The tokens that show who is signed in, with your user id, email address and name.',
      until: 'until you sign out; after 30 days the session is worth nothing',
    },
    theme: {
      name: 'Light or dark',
      what: 'Local storage. The theme that you chose here.',
      until: 'until you sign out or clear it',
    },
    locale: {
      name: 'Language',
      what: 'Local storage. The language that you chose here.',
      until: 'until you sign out or clear it',
    },
    channel: {
      name: 'Channel to connect',
      what: 'Local storage. Title and address of the channel that you named at sign-up.',
      until: 'until your first login on this browser',
    },
    plan: {
      name: 'Plan to buy',
      what: 'Local storage. The plan that you chose before you were signed in.',
      until: 'until your next login on this browser; after a day it is worth nothing',
    },
    consent: {
      name: 'Connecting a channel',
      what: 'Session storage. Random values that prove that the answer from Google belongs to a request of yours, with your user id.',
      until: 'until you come back from Google; after 10 minutes they are worth nothing',
    },
  },
  memory: {
    heading: 'What is kept in memory only',
    text: 'While you confirm your email address, the tab in which you signed up remembers your password for at most a day, so that you need not type it twice. It is written to no storage and gone with the tab.',
  },
  others: {
    heading: 'Other sites',
    pictures:
      'Pictures of videos and channels are loaded from YouTube’s picture servers (i.ytimg.com, yt3.ggpht.com, yt3.googleusercontent.com). Google sees your IP address then, and that the request came from this site.',
    pages: 'When you connect a channel you visit a page of Google, and its rules on cookies apply there.',
    googlePrivacy: 'Google Privacy Policy',
  },
  control: {
    heading: 'How to remove it',
    text: 'Sign out, or clear this site’s data in the settings of your browser. You are signed out then, and theme and language go back to those of your system. Nothing in your account changes.',
  },
  contact: {
    heading: 'Questions',
    text: 'Write to {mail}.',
  },
} as const satisfies Sentences
