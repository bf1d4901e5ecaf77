import { about } from './es/about.ts'
import { accuracy } from './es/accuracy.ts'
import { advisers } from './es/advisers.ts'
import { auth } from './es/auth.ts'
import { callback } from './es/callback.ts'
import { charging } from './es/charging.ts'
import { common } from './es/common.ts'
import { compare } from './es/compare.ts'
import { cookies } from './es/cookies.ts'
import { enterprise } from './es/enterprise.ts'
import { errors } from './es/errors.ts'
import { guidelines } from './es/guidelines.ts'
import { help } from './es/help.ts'
import { home } from './es/home.ts'
import { ideas } from './es/ideas.ts'
import { insights } from './es/insights.ts'
import { landing } from './es/landing.ts'
import { layout } from './es/layout.ts'
import { legal } from './es/legal.ts'
import { live } from './es/live.ts'
import { login } from './es/login.ts'
import { metadata } from './es/metadata.ts'
import { meters } from './es/meters.ts'
import { plans } from './es/plans.ts'
import { prediction } from './es/prediction.ts'
import { privacy } from './es/privacy.ts'
import { profile } from './es/profile.ts'
import { reach } from './es/reach.ts'
import { record } from './es/record.ts'
import { recovery } from './es/recovery.ts'
import { schedule } from './es/schedule.ts'
import { screens } from './es/screens.ts'
import { settings } from './es/settings.ts'
import { signup } from './es/signup.ts'
import { site } from './es/site.ts'
import { steps } from './es/steps.ts'
import { support } from './es/support.ts'
import { terms } from './es/terms.ts'
import { thumbnails } from './es/thumbnails.ts'
import { titles } from './es/titles.ts'
import { trends } from './es/trends.ts'
import { unsubscribe } from './es/unsubscribe.ts'
import { verify } from './es/verify.ts'
import type { Messages } from './translate.ts'

export const messages: Messages = {
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
}
