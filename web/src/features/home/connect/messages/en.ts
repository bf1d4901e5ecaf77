import { youtubeDays } from '#shared/retention.ts'
import type { Sentences } from '#web/messages/sentence.ts'

export const connect = {
  page: 'Connect your channel',
  heading: 'Connect your channel',
  button: 'Connect YouTube account',
  text: 'Connect your YouTube account to see your channel analytics',
  titleIn: 'Your title is in. Your channel is one step away.',
  oneStep: 'Your channel is one step away.',
  promise: 'Then your titles are judged among your own videos, not everyone’s.',
  waiting: 'Your title',
  toTitle: 'See where it ranks',
  meanwhile: 'Until then',
  named: 'You entered {title} when you signed up. Connect it to confirm that it’s yours.',
  points: {
    readOnly: 'Read-only: Viewcraft can’t change or upload anything',
    kept: `Data stored for up to ${youtubeDays} days, and deleted immediately when you disconnect`,
  },
  policy: 'Viewcraft uses YouTube API Services. By connecting, you agree to the YouTube Terms of Service.',
  links: {
    youtubeTerms: 'YouTube Terms of Service',
    privacy: 'Viewcraft Privacy Policy',
    googlePrivacy: 'Google Privacy Policy',
    permissions: 'Manage access in your Google account',
  },
  later: 'Not now: go to the dashboard',
  startFailed: 'Failed to initiate YouTube connection',
  working: 'Connecting your YouTube account...',
  connected: '{title} is connected.',
  connectedUntitled: 'Your channel is connected.',
  replaced: '{title} was connected before. We’ve deleted its data.',
  replacedUntitled: 'Another channel was connected before. We’ve deleted its data.',
  failed: 'Failed to complete YouTube connection',
  google: 'Authentication failed: {error}',
  refused: 'You didn’t allow Viewcraft to read your channel, so nothing was connected. You can try again at any time.',
  googleNext: 'Google ended the connection. Please try again. If it keeps happening, contact support.',
  unknown_state:
    'This response from Google doesn’t match a connection started in this tab in the last 10 minutes. Please connect again.',
  other_user:
    'Another Viewcraft user started this connection, so we didn’t complete it. Please connect again from your own account.',
  unknown_error: 'Google ended the connection for an unknown reason. Please connect again.',
} as const satisfies Sentences
