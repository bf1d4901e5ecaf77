import type { Sentences } from '#web/messages/sentence.ts'

export const settings = {
  title: 'Settings',
  subtitle: 'Your email, language and time preferences on every device.',
  mails: {
    heading: 'Email notifications',
    description:
      'These are off until you turn them on. Changes apply immediately, and every email has an unsubscribe link.',
    analyses: {
      hint: 'The scores of each new analysis, for your records. Up to 10 emails a day.',
    },
    weekly: {
      hint: 'What’s trending and why, five ideas for videos, and a weekly summary of your connected channel. Sent Mondays after 8:00 a.m. in your time zone.',
    },
    alerts: {
      hint: 'When a video on your connected channel does much better or worse than usual. At most one alert of each kind per video.',
    },
    reviews: {
      hint: 'When the review of a video you published from a draft is ready: 7 and 28 days after you marked it as published. Two emails per video.',
    },
    reminders: {
      hint: 'On the morning of the day before you plan to publish: what is planned, and when. One email per day.',
    },
    turnedOn: '{label}: turned on.',
    turnedOff: '{label}: turned off.',
    noSender: 'This site isn’t set up to send email, so you won’t receive any of these.',
    stopped: {
      title: 'These emails are paused',
      bounced:
        'On {day}, our email to {email} bounced: the mailbox doesn’t exist or doesn’t accept our emails. Once it works again, you can resume them.',
      complained:
        'On {day}, our email to {email} was marked as spam, so we stopped. If that was a mistake, move it out of the spam folder and resume our emails.',
      resume: 'Resume emails',
      resumed: 'Emails resumed.',
    },
  },
  language: {
    heading: 'Language and time',
    language: 'Language',
    languageHint:
      'Applies to every screen and to our emails. The switch at the top of the page only changes this browser.',
    titles: 'Language of your titles',
    titlesHint:
      'Used when a title’s words don’t show its language. English titles are scored by our English model; others are judged by your channel’s videos.',
    titlesAuto: 'Automatic: channel and language',
    titlesOther: 'Another language',
    timeZone: 'Time zone',
    timeZoneHint: 'Determines when your day starts. We set it from your browser when you first logged in.',
    save: 'Save Changes',
    saved: 'Your settings have been saved.',
  },
  shortcuts: {
    heading: 'Keyboard shortcuts',
    keys: 'Single-key shortcuts',
    hint: 'Press ? to list them. Turn them off if you press keys by accident or use voice input. Ctrl K, or ⌘ K on a Mac, always works. Applies to this browser until you sign out.',
  },
  studio: {
    heading: 'Click rates',
    text: 'See which titles and thumbnails get clicks, from your YouTube Studio exports. They are read in your browser.',
  },
} as const satisfies Sentences
