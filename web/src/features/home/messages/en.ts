import type { Sentences } from '#web/messages/sentence.ts'

export const home = {
  page: 'Dashboard',
  overview: {
    loading: 'Loading channel analytics...',
    failed: 'Error loading channel analytics: {message}',
  },
  welcome: 'Welcome back, {name}!',
  there: 'there',
  views: { label: 'Views of the dashboard', now: 'Now', ideas: 'Ideas', channel: 'Your channel' },
  hidden: 'hidden',
  unknown: 'unknown',
  tiles: {
    insights: 'AI-powered content optimization',
    trends: 'Real-time trending topics',
  },
} as const satisfies Sentences
