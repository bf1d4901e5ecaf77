import { about } from './en/about.ts'
import { accuracy } from './en/accuracy.ts'
import { advisers } from './en/advisers.ts'
import { auth } from './en/auth.ts'
import { callback } from './en/callback.ts'
import { charging } from './en/charging.ts'
import { common } from './en/common.ts'
import { compare } from './en/compare.ts'
import { cookies } from './en/cookies.ts'
import { enterprise } from './en/enterprise.ts'
import { errors } from './en/errors.ts'
import { guidelines } from './en/guidelines.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { ideas } from './en/ideas.ts'
import { insights } from './en/insights.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { legal } from './en/legal.ts'
import { live } from './en/live.ts'
import { login } from './en/login.ts'
import { metadata } from './en/metadata.ts'
import { meters } from './en/meters.ts'
import { plans } from './en/plans.ts'
import { prediction } from './en/prediction.ts'
import { privacy } from './en/privacy.ts'
import { profile } from './en/profile.ts'
import { reach } from './en/reach.ts'
import { record } from './en/record.ts'
import { recovery } from './en/recovery.ts'
import { schedule } from './en/schedule.ts'
import { screens } from './en/screens.ts'
import { settings } from './en/settings.ts'
import { signup } from './en/signup.ts'
import { site } from './en/site.ts'
import { steps } from './en/steps.ts'
import { support } from './en/support.ts'
import { terms } from './en/terms.ts'
import { thumbnails } from './en/thumbnails.ts'
import { titles } from './en/titles.ts'
import { trends } from './en/trends.ts'
import { unsubscribe } from './en/unsubscribe.ts'
import { verify } from './en/verify.ts'

/** Every area in English: the shape the other languages must have. */
export const messages = {
  about,
  accuracy,
  advisers,
  auth,
  callback,
  charging,
  common,
  compare,
  cookies,
  enterprise,
  errors,
  guidelines,
  help,
  home,
  ideas,
  insights,
  landing,
  layout,
  legal,
  live,
  login,
  metadata,
  meters,
  plans,
  prediction,
  privacy,
  profile,
  reach,
  record,
  recovery,
  schedule,
  screens,
  settings,
  signup,
  site,
  steps,
  support,
  terms,
  thumbnails,
  titles,
  trends,
  unsubscribe,
  verify,
} as const
