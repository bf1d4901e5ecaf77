import type { Sentences } from '#web/messages/sentence.ts'

export const connect = {
  page: 'Connect your channel',
  heading: 'Connect your channel',
  button: 'Connect YouTube account',
  text: 'Connect your YouTube account to see your channel analytics',
  claimed: 'At sign-up you named {title}. It counts as yours once you connect it.',
  points: {
    figures: 'Views, subscribers, watch time and engagement of 7, 28 or 90 days, against the days before',
    videos: 'Your newest videos with their counts, to sort and to export',
    readOnly: 'Read-only: Viewcraft can neither change nor upload anything',
    kept: 'Kept for 27 days at most, and deleted at once when you disconnect',
  },
  policy: 'Viewcraft uses YouTube API Services. By connecting you agree to the YouTube Terms of Service.',
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
  replaced: '{title} was connected before. What we had of it is deleted.',
  replacedUntitled: 'Another channel was connected before. What we had of it is deleted.',
  failed: 'Failed to complete YouTube connection',
  google: 'Authentication failed: {error}',
  refused: 'You did not allow Viewcraft to read your channel, so nothing was connected. You can try again at any time.',
  googleNext: 'Google ended the connection. Try again; if it happens again, contact support.',
  unknown_state:
    'This answer from Google does not belong to a connection begun in this tab in the last 10 minutes. Connect again.',
  other_user:
    'This connection was begun by another Viewcraft user, so it was not completed. Connect again as yourself.',
  unknown_error: 'Google ended the connection without a reason we know. Connect again.',
} as const satisfies Sentences
