import type { Sentences } from '#web/messages/sentence.ts'

export const settings = {
  title: 'Settings',
  subtitle: 'How Viewcraft speaks to you, on every device you log in on.',
  mails: {
    heading: 'Email notifications',
    description:
      'Off until you switch them on. A switch counts at once, and every email has a link that stops its kind.',
    analyses: {
      hint: 'The scores of each new analysis, for your records: at most 10 emails a day.',
    },
    weekly: {
      hint: 'What is trending and why, and the week of your connected channel: on Monday from 8:00 in your time zone.',
    },
    alerts: {
      hint: 'When a video of your connected channel does far better or worse than your usual: for each video, at most one alert of each kind.',
    },
    turnedOn: '{label}: switched on.',
    turnedOff: '{label}: switched off.',
    noSender: 'This site has no sender for emails, so none of these can be sent.',
    stopped: {
      title: 'We send you none of these emails',
      bounced:
        'On {day} our email to {email} came back: the mailbox does not exist or does not take our emails. Once it works again, have them sent again.',
      complained:
        'On {day} our email to {email} was marked as spam, so we stopped. If that was a mistake, take it out of the spam folder and have our emails sent again.',
      resume: 'Send emails again',
      resumed: 'We send you emails again.',
    },
  },
  region: {
    heading: 'Language and time',
    language: 'Language',
    languageHint: 'Of every screen and of our emails. The switch at the top of the page changes this browser only.',
    timeZone: 'Time zone',
    timeZoneHint: 'Where your days begin. We took it from your browser when you first logged in.',
    save: 'Save Changes',
    saved: 'Your settings are saved.',
  },
} as const satisfies Sentences
