import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The primary link: to sign-up, or to the dashboard for signed-in users. */
export const Entrance = ({ label }: { label: string }) => (
  <>
    <ButtonLink variant="primary" size="large" to={paths.signUp} className="when-signed-out">
      {label}
    </ButtonLink>
    <ButtonLink variant="primary" size="large" to={paths.dashboard} className="when-signed-in">
      {label}
    </ButtonLink>
  </>
)
