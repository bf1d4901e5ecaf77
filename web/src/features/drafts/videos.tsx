import { Outlet, useLocation } from 'react-router-dom'
import { Page } from '#web/layout/page.tsx'
import { useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { draftsMessages } from './messages.ts'
import { NewVideo } from './new-video.tsx'

const views = [
  { name: 'board', to: paths.drafts },
  { name: 'calendar', to: paths.calendar },
  { name: 'results', to: paths.record },
] as const

/** The layout of the creator's videos, from idea to review. The outlet renders the view that the URL names. */
export function Videos() {
  const { t } = useMessages(draftsMessages)
  const { pathname } = useLocation()
  const { data: all } = useAllDrafts()
  const current = views.find(({ to }) => to === pathname)?.name
  return (
    <Page
      title={t('layout.links.videos')}
      part={current && current !== 'board' ? t(`videoViews.${current}`) : undefined}
      actions={all && all.length > 0 && <NewVideo />}
    >
      <ViewLinks
        label={t('videoViews.label')}
        views={views.map(({ name, to }) => ({ to, text: t(`videoViews.${name}`), isCurrent: name === current }))}
      />
      <Outlet />
    </Page>
  )
}
