import type { Sentences } from '../sentence.ts'

/** The frame around every screen. */
export const layout = {
  pageTitle: '{page} · Viewcraft',
  home: 'Viewcraft home',
  skip: 'Skip to content',
  navigation: 'Main',
  footer: 'Pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  sections: { production: 'Production', control: 'Control Center' },
  links: {
    dashboard: 'Dashboard',
    insights: 'Predictive Insights',
    trends: 'Trend Pulse',
    profile: 'Profile',
    settings: 'Settings',
    policies: 'Policies',
    support: 'Support',
  },
  upgrade: 'Upgrade',
  signOut: 'Sign Out',
  signOutFailed: 'Failed to log out',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languageFailed: 'The language could not be loaded. Check your connection and try again.',
  crash: {
    title: 'This page stopped working',
    text: 'Your work on the server is safe. Reload the page; if it happens again, contact support.',
    reload: 'Reload the page',
  },
} as const satisfies Sentences
