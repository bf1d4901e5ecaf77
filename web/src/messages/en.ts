import type { ErrorCode } from '#shared/errors.ts'
import type { Sentences } from './sentence.ts'

/** Words shared by many screens. */
export const common = {
  product: 'Viewcraft',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading…',
  notifications: 'Notifications',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  sendAgain: 'Send a new code',
  sendAgainIn: 'Send a new code in {n} s',
  scoreOutOf: '{score} out of 100',
  requestId: 'Reference for support: {id}',
  mails: {
    analyses: 'Email notifications for analysis completion',
    weekly: 'Weekly trend reports',
    alerts: 'Performance alerts',
    reviews: 'Reviews of published videos',
    reminders: 'Reminders of planned videos',
  },
} as const satisfies Sentences

/** The message for each error code: what happened and what to do next. */
const codes = {
  invalid_input: 'Some fields are not valid. Check the marked fields and try again.',
  nothing_to_analyze: 'Please enter a title or upload a thumbnail',
  channel_url_invalid: 'Please provide a valid YouTube channel URL (e.g., youtube.com/channel/UC...)',
  unauthenticated: 'Your session has ended. Log in again to continue.',
  account_missing: 'Your sign-up is not finished yet. Reset your password to complete it.',
  plan_limit_reached: 'You have used everything your plan includes for now. Upgrade, or wait for the next period.',
  forbidden: 'Your account does not have access to this. Log in with another account, or contact support.',
  recent_sign_in_required: 'Confirm your password to continue. It has been more than ten minutes since you last did.',
  code_incorrect: 'This code is wrong. Check the email and enter it again.',
  code_expired: 'This code has expired. Request a new one.',
  password_incorrect: 'Your current password is wrong. Enter it again.',
  password_common: 'This password is too common. Choose another one.',
  email_taken: 'This address now belongs to another account. Use a different one.',
  not_found: 'This no longer exists. Go back and refresh the list.',
  channel_not_found: 'Channel not found',
  channel_name_not_found: 'Channel not found. Use the @handle instead: it is under the name on the channel’s page.',
  link_invalid: 'This link is incomplete. Open it from the email again, or turn the emails off in your settings.',
  video_url_invalid: 'This is not the address of a YouTube video. Paste it as youtube.com/watch?v=...',
  video_not_found: 'There is no public video at this address. Publish it first, then mark it here.',
  video_not_yours: 'This video is not on your channel. Paste one of your own.',
  video_too_old: 'This video is more than 7 days old. Mark the next one sooner.',
  already_published: 'This is already marked with another video. Unmark it first.',
  video_title_differs:
    'The title of this video is too different from the one you analyzed. Analyze the published title and mark that.',
  video_already_marked:
    'This video already belongs to another of your drafts. Open that one, or paste another address.',
  call_final: 'You can only unmark a video within an hour of marking it. This prediction stays in your results.',
  video_lookup_failed: 'We could not look this video up on YouTube. Please try again in a few minutes.',
  channel_required: 'Channel ID not found. Add the URL of your channel to continue.',
  channel_connected: 'Your channel is connected through Google. Disconnect it first to use another one.',
  too_large: 'That is too large. Make it smaller and try again.',
  too_many_requests: 'Too many requests. Wait a minute and try again.',
  internal: 'Something went wrong on our side. Please try again, or contact support.',
  upstream_failed: 'A service we rely on did not respond. Please try again in a few minutes.',
  channel_lookup_failed: 'Failed to fetch channel data',
  youtube_code_invalid: 'Google’s response was already used or has expired. Connect your channel again.',
  youtube_scopes_missing:
    'Viewcraft needs both permissions to read your channel. Connect it again and check both boxes.',
  youtube_channel_closed: 'YouTube API error: this channel was closed or suspended.',
  youtube_channel_missing:
    'This Google account has no YouTube channel. Connect again with the account your channel belongs to.',
  youtube_not_connected: 'YouTube access token not found. Please connect your YouTube account.',
  youtube_token_expired: 'YouTube token expired. Please reconnect your YouTube account.',
  youtube_connect_failed: 'Failed to complete YouTube connection',
  youtube_refresh_failed: 'Failed to refresh token',
  youtube_token_invalid: 'Invalid token provided.',
  youtube_failed: 'Failed to fetch YouTube data',
  youtube_busy: 'YouTube API error: YouTube is not responding. Please try again in a few minutes.',
  youtube_quota_exceeded: 'YouTube API error: today’s requests are used up. They reset at midnight Pacific time.',
  youtube_not_configured: 'Failed to initiate YouTube connection',
  unavailable: 'Viewcraft is briefly unavailable. Please try again in a minute.',
  image_empty: 'This file is empty. Choose another one.',
  image_type_unsupported: 'This is not a JPG or PNG image, even if its name says so. Save it as one of the two.',
  image_corrupt: 'This image is damaged or incomplete. Save it again and upload it again.',
  thumbnail_not_found: 'The checks of this thumbnail have expired. Upload it again.',
  upload_not_found: 'The thumbnail did not arrive. Upload it again.',
  upload_replaced: 'Another image replaced this one. Upload it again.',
  image_too_large: 'This file is larger than 10 MB. Make it smaller and try again.',
  image_too_many_pixels: 'This image has more than 50 million pixels. Make it smaller: 1280 x 720 is enough.',
  analysis_limit_reached: 'You have reached today’s limit for drafts without a score. Come back tomorrow.',
  draft_conflict: 'This part of the draft was changed in another tab or on another device. Nothing was overwritten.',
  experiment_limit_reached: 'You have reached the limit of 200 tests. Delete one that you no longer need.',
  studio_files_full: 'You have reached the limit of 24 files. Delete one that you no longer need.',
  draft_full:
    'This draft and its versions have as many thumbnails as we keep. Duplicate the draft and go on in the copy.',
  draft_limit_reached: 'You have reached today’s limit for new drafts and versions. Come back tomorrow.',
  share_limit_reached: 'As many links are open as your plan allows. Revoke one, wait until one ends, or upgrade.',
  follow_limit_reached: 'You follow as many channels as your plan allows. Unfollow one, or upgrade.',
  token_limit_reached:
    'You have as many access tokens as your plan includes. Delete one that you no longer need, or upgrade.',
  program_limit_reached: 'Your programs have used up today’s requests. Come back tomorrow, or upgrade.',
  idempotency_key_invalid: 'This request has an invalid key. Try again.',
  idempotency_in_progress: 'This is already being done. Wait a moment.',
  idempotency_key_reused: 'This key was used for something else. Try again.',
  connection_limit_reached: 'You have reached the limit of 20 connected assistants. Disconnect one on your profile.',
  webhook_limit_reached: 'You have as many webhooks as your plan includes. Delete one, or upgrade.',
  webhook_url_invalid: 'Enter a public address that begins with https://.',
  scope_missing: 'Your access token cannot do this.',
  token_not_allowed: 'Your access token cannot do this.',
  voting_closed: 'Voting on this link has ended.',
  thumbnail_limit_reached: 'You have reached today’s limit for thumbnails. Come back tomorrow.',
  image_checks_unavailable: 'Text and face checks are not available here. The other checks are shown.',
  already_subscribed: 'You already have a subscription. Change its plan instead.',
  plan_included: 'Your plan already includes everything in this one.',
  billing_customer_missing: 'Nothing has been billed yet.',
  payments_failed: 'The payment service did not respond. Please try again in a few minutes.',
  derived_metrics_disabled: 'This figure is not available here.',
  payments_disabled: 'Payments are not available here.',
} as const satisfies Record<ErrorCode, string>

/** Failures that never reached our server or have an unknown cause. */
const elsewhere = {
  offline: 'No connection to Viewcraft. Check your internet connection and try again.',
  unknown: 'Something went wrong. Please try again.',
} as const

export const errors = { codes, elsewhere } as const

/** The layout around every screen. */
export const layout = {
  pageTitle: '{page} · Viewcraft',
  home: 'Viewcraft home',
  skip: 'Skip to content',
  navigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  demo: 'Demo data',
  find: 'Find or do',
  sections: { production: 'Production', control: 'Control Center' },
  links: {
    dashboard: 'Dashboard',
    insights: 'Predictive Insights',
    videos: 'Videos',
    trends: 'Trend Pulse',
    outliers: 'Outliers',
    studioData: 'Click rates from YouTube Studio',
    profile: 'Profile',
    settings: 'Settings',
    policies: 'Policies',
    support: 'Support',
  },
  upgrade: 'Upgrade',
  signOut: 'Sign Out',
  signOutFailed: 'Failed to log out',
  unsaved: {
    title: {
      one: 'Changes to a draft are not saved',
      other: 'Changes to {n} drafts are not saved',
    },
    text: 'They are only in this browser, and signing out deletes them. Open the draft to see what keeps them from being saved.',
    open: 'Open the draft',
    discard: 'Sign out and discard them',
  },
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

/** Names of screens, for links and browser tabs. */
export const screens = {
  upgrade: 'Premium upgrade',
  payment: 'Payment',
  enterpriseConfirmation: 'Inquiry sent',
  guidelines: 'Content Guidelines',
} as const satisfies Sentences
