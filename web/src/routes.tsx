import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { aboutMessages } from './features/about/messages.ts'
import { accuracyMessages } from './features/accuracy/messages.ts'
import { calendarMessages } from './features/calendar/messages.ts'
import { callbackMessages } from './features/callback/messages.ts'
import { commandsMessages } from './features/commands/messages.ts'
import { draftsMessages } from './features/drafts/messages.ts'
import { enterpriseMessages } from './features/enterprise/messages.ts'
import { experimentSectionMessages } from './features/experiments/messages.ts'
import { helpMessages } from './features/help/messages.ts'
import { connectMessages } from './features/home/connect/messages.ts'
import { Home } from './features/home/home.tsx'
import { keepIdeaMessages } from './features/keep-idea/messages.ts'
import { legalMessages } from './features/legal/messages.ts'
import { loginMessages } from './features/login/messages.ts'
import { notFoundMessages } from './features/not-found/messages.ts'
import { outliersMessages } from './features/outliers/messages.ts'
import { profileMessages } from './features/profile/messages.ts'
import { recordMessages } from './features/record/messages.ts'
import { recoveryMessages } from './features/recovery/messages.ts'
import { reviewMessages } from './features/review/messages.ts'
import { settingsMessages } from './features/settings/messages.ts'
import { sharingMessages } from './features/sharing/messages.ts'
import { signupMessages } from './features/signup/messages.ts'
import { studioMessages } from './features/studio-data/messages.ts'
import { supportMessages } from './features/support/messages.ts'
import { trendsMessages } from './features/trends/messages.ts'
import { unsubscribeMessages } from './features/unsubscribe/messages.ts'
import { upgradeMessages } from './features/upgrade/messages.ts'
import { verifyMessages } from './features/verify/messages.ts'
import { whatWorksMessages } from './features/what-works/messages.ts'
import { draftMessages } from './features/workbench/kept/messages.ts'
import { insightsMessages } from './features/workbench/messages.ts'
import { type CommandsProps, DashboardLayout } from './layout/dashboard-layout.tsx'
import type { DraftSection } from './layout/draft-section.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { PlanLink } from './layout/plan-link.tsx'
import { useAccountSettings } from './layout/use-account-settings.ts'
import { useShortcuts } from './layout/use-shortcuts.ts'
import { useExpiredImages } from './lib/expired-images.ts'
import { useConfig, useRead } from './lib/query.ts'
import { useSession } from './lib/services.tsx'
import { authMessages } from './messages/auth.ts'
import { frameMessages } from './messages/frame.ts'
import { lazyComponent, useMessages } from './messages/messages.tsx'
import { siteMessages } from './messages/site.ts'
import { paths } from './paths.ts'
import { Spinner } from './ui/spinner.tsx'
import { toast } from './ui/toast.ts'

// The dashboard's first screen is not lazy, because everyone who logs in opens it.

const About = lazyComponent(() => import('./features/about/about.tsx'), 'About', aboutMessages)
const AccuracyPage = lazyComponent(() => import('./features/accuracy/accuracy.tsx'), 'AccuracyPage', accuracyMessages)
const WhatWorks = lazyComponent(() => import('./features/what-works/what-works.tsx'), 'WhatWorks', whatWorksMessages)
const Legal = lazyComponent(() => import('./features/legal/legal.tsx'), 'Legal', legalMessages, siteMessages)
const Policies = lazyComponent(() => import('./features/legal/policies.tsx'), 'Policies', legalMessages)
const Login = lazyComponent(() => import('./features/login/login.tsx'), 'Login', loginMessages)
const ForgotPassword = lazyComponent(
  () => import('./features/recovery/forgot-password.tsx'),
  'ForgotPassword',
  recoveryMessages,
)
const SignUp = lazyComponent(() => import('./features/signup/sign-up.tsx'), 'SignUp', signupMessages)
const VerifyEmail = lazyComponent(() => import('./features/verify/verify-email.tsx'), 'VerifyEmail', verifyMessages)
const Unsubscribe = lazyComponent(
  () => import('./features/unsubscribe/unsubscribe.tsx'),
  'Unsubscribe',
  unsubscribeMessages,
)
const AuthCallback = lazyComponent(
  () => import('./features/callback/auth-callback.tsx'),
  'AuthCallback',
  callbackMessages,
)
const GoogleReturn = lazyComponent(
  () => import('./features/callback/google-return.tsx'),
  'GoogleReturn',
  callbackMessages,
)
const FinishSignUp = lazyComponent(() => import('./features/signup/finish-sign-up.tsx'), 'FinishSignUp', signupMessages)
const ConnectChannel = lazyComponent(
  () => import('./features/home/connect/connect-channel.tsx'),
  'ConnectChannel',
  connectMessages,
  authMessages,
)
const TrendPulse = lazyComponent(() => import('./features/trends/trend-pulse.tsx'), 'TrendPulse', trendsMessages)
const Outliers = lazyComponent(() => import('./features/outliers/outliers.tsx'), 'Outliers', outliersMessages)
const PredictiveInsights = lazyComponent(
  () => import('./features/workbench/predictive-insights.tsx'),
  'PredictiveInsights',
  insightsMessages,
)
const Videos = lazyComponent(() => import('./features/drafts/videos.tsx'), 'Videos', draftsMessages)
const Drafts = lazyComponent(() => import('./features/drafts/drafts.tsx'), 'Drafts', draftsMessages)
const Draft = lazyComponent(() => import('./features/workbench/kept/draft.tsx'), 'Draft', draftMessages)
const EarlierDraft = lazyComponent(
  () => import('./features/workbench/kept/earlier-address.tsx'),
  'EarlierAddress',
  frameMessages,
)
const KeepIdea = lazyComponent(() => import('./features/keep-idea/keep-idea.tsx'), 'KeepIdea', keepIdeaMessages)
const Review = lazyComponent(() => import('./features/review/review.tsx'), 'Review', reviewMessages)
const DraftNote = lazyComponent(() => import('./features/workbench/kept/lessons.tsx'), 'Lessons', draftMessages)
/** The sections of a draft that other features provide, in order. */
const draftSections: readonly DraftSection[] = [
  {
    id: 'share',
    Content: lazyComponent(() => import('./features/sharing/share-section.tsx'), 'ShareSection', sharingMessages),
  },
  {
    id: 'tests',
    Content: lazyComponent(
      () => import('./features/experiments/experiment-section.tsx'),
      'ExperimentSection',
      experimentSectionMessages,
    ),
  },
  {
    id: 'publish',
    Content: lazyComponent(() => import('./features/review/publish-section.tsx'), 'PublishSection', reviewMessages),
  },
]
const Record = lazyComponent(() => import('./features/record/record.tsx'), 'Record', recordMessages)
const Calendar = lazyComponent(() => import('./features/calendar/calendar.tsx'), 'Calendar', calendarMessages)
const StudioData = lazyComponent(() => import('./features/studio-data/studio-data.tsx'), 'StudioData', studioMessages)
const Profile = lazyComponent(() => import('./features/profile/profile.tsx'), 'Profile', profileMessages)
const Authorize = lazyComponent(
  () => import('./features/profile/assistants/authorize.tsx'),
  'Authorize',
  profileMessages,
  authMessages,
)
const Support = lazyComponent(() => import('./features/support/support.tsx'), 'Support', supportMessages)
const Contact = lazyComponent(() => import('./features/support/contact.tsx'), 'Contact', supportMessages, siteMessages)
const Help = lazyComponent(() => import('./features/help/help.tsx'), 'Help', helpMessages)
const Inquiry = lazyComponent(() => import('./features/enterprise/inquiry.tsx'), 'Inquiry', enterpriseMessages)
const Confirmation = lazyComponent(
  () => import('./features/enterprise/confirmation.tsx'),
  'Confirmation',
  enterpriseMessages,
)
const Settings = lazyComponent(() => import('./features/settings/settings.tsx'), 'Settings', settingsMessages)
const Upgrade = lazyComponent(() => import('./features/upgrade/upgrade.tsx'), 'Upgrade', upgradeMessages)
const Payment = lazyComponent(() => import('./features/upgrade/payment.tsx'), 'Payment', upgradeMessages)
const NotFound = lazyComponent(() => import('./features/not-found/not-found.tsx'), 'NotFound', notFoundMessages)
const CommandOverlay = lazyComponent(
  () => import('./features/commands/commands.tsx'),
  'CommandOverlay',
  commandsMessages,
)
/** Every component in every state; only in development. */
const Gallery = import.meta.env.DEV
  ? lazyComponent(() => import('./features/gallery/gallery.tsx'), 'Gallery', frameMessages)
  : null

const legalPaths = [paths.terms, paths.privacy, paths.cookies, paths.guidelines, paths.billing]

/**
 * Runs beside every screen. It is a separate component, so that changes in what it reads do not rerender the screens.
 */
function Background() {
  useAccountSettings()
  useExpiredImages()
  return null
}

/** Every path and its screen. */
export const AppRoutes = () => (
  <>
    <Background />
    <Routes>
      <Route element={<PublicFrame />}>
        <Route path={paths.about} element={<About />} />
        <Route path={paths.accuracy} element={<AccuracyPage />} />
        <Route path={paths.whatWorks} element={<WhatWorks />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.signUp} element={<SignUp />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
        <Route path={paths.unsubscribe} element={<Unsubscribe />} />
        <Route path={paths.authCallback} element={<AuthCallback />} />
        <Route path={paths.googleReturn} element={<GoogleReturn />} />
        <Route path={paths.finishSignUp} element={<FinishSignUp />} />
        {legalPaths.map((path) => (
          <Route key={path} path={path} element={<Legal />} />
        ))}
        <Route path={paths.contact} element={<Contact />} />
        {Gallery && <Route path="/dev/ui" element={<Gallery />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route
        element={
          <SignedIn>
            <Screen whole />
          </SignedIn>
        }
      >
        <Route path={paths.connectChannel} element={<ConnectChannel />} />
        <Route path={paths.authorize} element={<Authorize />} />
      </Route>
      <Route element={<DashboardFrame />}>
        <Route element={<Videos />}>
          <Route element={<Screen />}>
            <Route path={paths.drafts} element={<Drafts />} />
            <Route path={paths.calendar} element={<Calendar />} />
            <Route path={paths.record} element={<Record />} />
          </Route>
        </Route>
        <Route element={<Screen />}>
          <Route path={paths.dashboard} element={<Home />} />
          <Route path={paths.trends} element={<TrendPulse />} />
          <Route path={paths.outliers} element={<Outliers />} />
          <Route path={paths.insights} element={<PredictiveInsights />} />
          <Route path={paths.draft} element={<Draft sections={draftSections} />} />
          <Route path={paths.earlierDraft} element={<EarlierDraft />} />
          <Route path={paths.keepIdea} element={<KeepIdea />} />
          <Route path={paths.review} element={<Review Note={DraftNote} />} />
          <Route path={paths.studioData} element={<StudioData />} />
          <Route path={paths.profile} element={<Profile />} />
          <Route path={paths.settings} element={<Settings />} />
          <Route path={paths.policies} element={<Policies />} />
          <Route path={paths.support} element={<Support />} />
          <Route path={paths.help} element={<Help />} />
          <Route path={paths.enterpriseInquiry} element={<Inquiry />} />
          <Route path={paths.enterpriseConfirmation} element={<Confirmation />} />
          <Route path={paths.upgrade} element={<Upgrade />} />
          <Route path={paths.payment} element={<Payment />} />
        </Route>
      </Route>
    </Routes>
  </>
)

function Waiting() {
  const { t } = useMessages(frameMessages)
  return (
    <div className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner label={t('common.loading')} className="size-6" />
    </div>
  )
}

/** Keeps errors and loading states of a screen inside its layout. */
function Screen({ whole = false }: { whole?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} whole={whole}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}

const PublicFrame = () => <Screen whole />

/** Handles the shortcuts. The overlays that they open are downloaded on first use. */
function Commands(props: CommandsProps) {
  useShortcuts(props)
  const [isUsed, setIsUsed] = useState(false)
  if (props.shown && !isUsed) setIsUsed(true)
  const { t } = useMessages(frameMessages)
  const [failures, setFailures] = useState(0)
  const fail = () => {
    toast.error(t('layout.crash.text'))
    props.onShow(undefined)
    setIsUsed(false)
    setFailures(failures + 1)
  }
  return (
    <ErrorBoundary key={failures} onCatch={fail}>
      <Suspense>{isUsed && <CommandOverlay {...props} />}</Suspense>
    </ErrorBoundary>
  )
}

function DashboardFrame() {
  const { user, signOut } = useSession()
  const demo = useConfig()?.demo
  return (
    <SignedIn>
      {/* The key discards all state of one user's screens before the next user's are shown. */}
      <DashboardLayout
        key={user?.id}
        user={user ?? null}
        isDemo={demo !== undefined && demo.email === user?.email}
        onSignOut={signOut}
        note={<PlanLink />}
        commands={(props) => <Commands {...props} />}
      >
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </DashboardLayout>
    </SignedIn>
  )
}

/**
 * Redirects visitors who are not signed in to the login screen, and users who have not finished signing up with Google to the screen
 * that finishes it. Both return them here afterward.
 */
function SignedIn({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const { pathname, search, hash, state: entry } = useLocation()
  const isUnfinished =
    useRead(contract.account.get, {}, { isOn: state === 'signed_in' }).error?.code === 'sign_up_incomplete'
  const returnTo = pathname + search + hash
  if (state === 'loading') return <Waiting />
  if (state === 'none') return <Navigate to={paths.login} replace state={{ from: returnTo }} />
  if (isUnfinished) return <Navigate to={paths.finishSignUp} replace state={{ ...entry, from: returnTo }} />
  return children
}
