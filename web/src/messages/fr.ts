import { about } from './fr/about.ts'
import { accuracy } from './fr/accuracy.ts'
import { advisers } from './fr/advisers.ts'
import { auth } from './fr/auth.ts'
import { callback } from './fr/callback.ts'
import { charging } from './fr/charging.ts'
import { common } from './fr/common.ts'
import { compare } from './fr/compare.ts'
import { cookies } from './fr/cookies.ts'
import { enterprise } from './fr/enterprise.ts'
import { errors } from './fr/errors.ts'
import { guidelines } from './fr/guidelines.ts'
import { help } from './fr/help.ts'
import { home } from './fr/home.ts'
import { ideas } from './fr/ideas.ts'
import { insights } from './fr/insights.ts'
import { landing } from './fr/landing.ts'
import { layout } from './fr/layout.ts'
import { legal } from './fr/legal.ts'
import { live } from './fr/live.ts'
import { login } from './fr/login.ts'
import { metadata } from './fr/metadata.ts'
import { meters } from './fr/meters.ts'
import { plans } from './fr/plans.ts'
import { prediction } from './fr/prediction.ts'
import { privacy } from './fr/privacy.ts'
import { profile } from './fr/profile.ts'
import { reach } from './fr/reach.ts'
import { record } from './fr/record.ts'
import { recovery } from './fr/recovery.ts'
import { schedule } from './fr/schedule.ts'
import { screens } from './fr/screens.ts'
import { settings } from './fr/settings.ts'
import { signup } from './fr/signup.ts'
import { site } from './fr/site.ts'
import { steps } from './fr/steps.ts'
import { support } from './fr/support.ts'
import { terms } from './fr/terms.ts'
import { thumbnails } from './fr/thumbnails.ts'
import { titles } from './fr/titles.ts'
import { trends } from './fr/trends.ts'
import { unsubscribe } from './fr/unsubscribe.ts'
import { verify } from './fr/verify.ts'
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
