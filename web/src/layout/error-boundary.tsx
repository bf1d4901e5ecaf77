import { CloudAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from './full-page.tsx'

/** What stands where a screen broke, or could not be fetched (a new version was deployed meanwhile, say). */
function Crash({ whole }: { whole: boolean }) {
  const { t } = useMessages(frameMessages)
  const page = (
    <FullPage
      icon={<CloudAlert aria-hidden />}
      title={t('layout.crash.title')}
      text={t('layout.crash.text')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('layout.crash.reload')}
        </Button>
      }
    />
  )
  return whole ? <main>{page}</main> : page
}

interface ErrorBoundaryProps {
  /** There is no frame around it: what it shows is the whole page. */
  whole?: boolean
  children: ReactNode
}

/** Catches what breaks below it. Give it the path as `key`, so that going elsewhere starts anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Crash whole={this.props.whole ?? false} /> : this.props.children
  }
}
