import { CloudAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { FullPage } from './full-page.tsx'

/** Shown in place of a screen that threw, or whose code could not be downloaded (for example after a deployment). */
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
  /** Whether the boundary has no layout around it and renders the whole page. */
  whole?: boolean
  /** Called when it catches an error. If set, nothing is rendered in place of the children. */
  onCatch?: () => void
  children: ReactNode
}

/** Catches errors of its children. Pass the path as `key`, so that navigating resets it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onCatch?.()
  }

  override render() {
    const { whole = false, onCatch, children } = this.props
    if (!this.state.broken) return children
    return onCatch ? null : <Crash whole={whole} />
  }
}
