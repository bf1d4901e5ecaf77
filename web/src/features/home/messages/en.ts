import type { Sentences } from '#web/messages/sentence.ts'

export const home = {
  page: 'Dashboard',
  reconnect: 'Reconnect YouTube account',
  overview: {
    loading: 'Loading channel analytics...',
    failed: 'Error loading channel analytics: {message}',
  },
  welcome: 'Welcome back, {name}!',
  there: 'there',
  subtitle: 'See how your channel is doing and what to do next.',
  hidden: 'hidden',
  unknown: 'unknown',
  newTab: '(opens in a new tab)',
  tiles: {
    insights: 'AI-powered content optimization',
    trends: 'Real-time trending topics',
  },
} as const satisfies Sentences
