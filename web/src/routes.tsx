import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { Home } from './features/home/home.tsx'
import { DashboardLayout } from './layout/dashboard-layout.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { useAccountSettings } from './layout/use-account-settings.ts'
import { useSession } from './lib/services.tsx'
import { type Area, loadAreas } from './messages/load.ts'
import { useMessages } from './messages/messages.tsx'
import { paths } from './paths.ts'
import { Spinner } from './ui/spinner.tsx'

/**
 * A screen that is fetched when it is first shown, with the areas of messages it speaks from. The dashboard's first one comes
 * with the page instead: who signs in comes to it, and React holds what is fetched back for 300 ms after it showed a wait.
 */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...areas: readonly Area[]
) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadAreas(areas)])
    return { default: module[name] }
  })

const About = screen(() => import('./features/about/about.tsx'), 'About', 'site', 'about')
const AccuracyPage = screen(() => import('./features/accuracy/accuracy.tsx'), 'AccuracyPage', 'site', 'accuracy')
const Legal = screen(
  () => import('./features/legal/legal.tsx'),
  'Legal',
  'site',
  'legal',
  'terms',
  'privacy',
  'cookies',
  'guidelines',
  'charging',
)
const Policies = screen(
  () => import('./features/legal/policies.tsx'),
  'Policies',
  'legal',
  'terms',
  'privacy',
  'cookies',
  'guidelines',
  'charging',
)
const Login = screen(() => import('./features/login/login.tsx'), 'Login', 'auth', 'login')
const ForgotPassword = screen(
  () => import('./features/recovery/forgot-password.tsx'),
  'ForgotPassword',
  'auth',
  'recovery',
  'login',
)
const SignUp = screen(() => import('./features/signup/sign-up.tsx'), 'SignUp', 'auth', 'signup')
const VerifyEmail = screen(() => import('./features/verify/verify-email.tsx'), 'VerifyEmail', 'auth', 'verify')
const Unsubscribe = screen(
  () => import('./features/unsubscribe/unsubscribe.tsx'),
  'Unsubscribe',
  'auth',
  'unsubscribe',
  'settings',
)
const AuthCallback = screen(() => import('./features/callback/auth-callback.tsx'), 'AuthCallback', 'auth', 'callback')
const ConnectChannel = screen(() => import('./features/home/connect-channel.tsx'), 'ConnectChannel', 'auth')
const TrendPulse = screen(
  () => import('./features/trends/trend-pulse.tsx'),
  'TrendPulse',
  'trends',
  'titles',
  'advisers',
  'meters',
)
const PredictiveInsights = screen(
  () => import('./features/insights/predictive-insights.tsx'),
  'PredictiveInsights',
  'insights',
  'advisers',
  'meters',
  'titles',
  'prediction',
  'thumbnails',
  'record',
)
const Profile = screen(() => import('./features/profile/profile.tsx'), 'Profile', 'profile', 'signup')
const Support = screen(() => import('./features/support/support.tsx'), 'Support', 'support')
const Contact = screen(() => import('./features/support/contact.tsx'), 'Contact', 'site', 'support')
const Help = screen(() => import('./features/help/help.tsx'), 'Help', 'help')
const Inquiry = screen(() => import('./features/enterprise/inquiry.tsx'), 'Inquiry', 'enterprise')
const Confirmation = screen(() => import('./features/enterprise/confirmation.tsx'), 'Confirmation', 'enterprise')
const Settings = screen(() => import('./features/settings/settings.tsx'), 'Settings', 'settings')
const Upgrade = screen(() => import('./features/upgrade/upgrade.tsx'), 'Upgrade', 'plans')
const Payment = screen(() => import('./features/upgrade/payment.tsx'), 'Payment', 'plans')
const NotFound = screen(() => import('./features/not-found/not-found.tsx'), 'NotFound', 'site')
/** It has room of its own, in which it may come late. */
const PlanLink = screen(() => import('./layout/plan-link.tsx'), 'PlanLink')
/** Every component in every state. A build for users leaves it out. */
const Gallery = import.meta.env.DEV ? screen(() => import('./features/gallery/gallery.tsx'), 'Gallery') : null

const legalPaths = [paths.terms, paths.privacy, paths.cookies, paths.guidelines, paths.billing]

/** Every address and its screen (SPEC section 2). */
export function AppRoutes() {
  useAccountSettings()
  return (
    <Routes>
      <Route element={<PublicFrame />}>
        <Route path={paths.about} element={<About />} />
        <Route path={paths.accuracy} element={<AccuracyPage />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.signUp} element={<SignUp />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
        <Route path={paths.unsubscribe} element={<Unsubscribe />} />
        <Route path={paths.authCallback} element={<AuthCallback />} />
        {legalPaths.map((path) => (
          <Route key={path} path={path} element={<Legal />} />
        ))}
        <Route path={paths.contact} element={<Contact />} />
        {Gallery && <Route path="/dev/ui" element={<Gallery />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route
        path={paths.connectChannel}
        element={
          <SignedIn>
            <Screen whole />
          </SignedIn>
        }
      >
        <Route index element={<ConnectChannel />} />
      </Route>
      <Route element={<DashboardFrame />}>
        <Route path={paths.dashboard} element={<Home />} />
        <Route path={paths.trends} element={<TrendPulse />} />
        <Route path={paths.insights} element={<PredictiveInsights />} />
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
    </Routes>
  )
}

function Waiting() {
  const { t } = useMessages()
  return (
    <div className="grid min-h-[50dvh] place-items-center text-muted">
      <Spinner label={t('common.loading')} className="size-6" />
    </div>
  )
}

/** What one screen does wrong, or still has to fetch, stays inside its frame. */
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

function DashboardFrame() {
  const { user, signOut } = useSession()
  const note = (
    <Suspense>
      <PlanLink />
    </Suspense>
  )
  return (
    <SignedIn>
      {/* Nothing of one user's screens is left for the next one. */}
      <DashboardLayout key={user?.id} user={user ?? null} onSignOut={signOut} note={note}>
        <Screen />
      </DashboardLayout>
    </SignedIn>
  )
}

/** Lets nobody past who is not signed in; the login screen brings them back to where they were caught. */
function SignedIn({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const { pathname, search, hash } = useLocation()
  if (state === 'loading') return <Waiting />
  if (state === 'none') return <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />
  return children
}
