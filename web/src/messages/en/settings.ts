import type { Sentences } from '../sentence.ts'

export const settings = {
  title: 'Settings',
  subtitle: 'How Viewcraft speaks to you, on every device you log in on.',
  mails: {
    heading: 'Email notifications',
    notYet: 'Viewcraft does not send these emails yet, so there is nothing to switch on. Nothing is sent meanwhile.',
    analyses: {
      label: 'Email notifications for analysis completion',
      hint: 'When an analysis you started is done.',
    },
    weekly: { label: 'Weekly trend reports', hint: 'What is trending, on Monday morning in your time zone.' },
    alerts: {
      label: 'Performance alerts',
      hint: 'When a video of your connected channel does unusually well or badly.',
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
