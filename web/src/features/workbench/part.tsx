import { Component, type ReactNode, Suspense } from 'react'
import { Failed } from '#web/layout/failed.tsx'
import { failedDownloads, useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from './messages.ts'

interface PartProps {
  /** The content while it is loading. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A part of the workbench whose code is loaded separately. If that fails, for example offline, the other parts keep the user's
 * input, and this one offers to retry.
 */
export class Part extends Component<PartProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry)
  }

  retry = () => {
    for (const forget of failedDownloads) forget()
    failedDownloads.clear()
    this.setState({ isBroken: false })
  }

  override render() {
    const { fallback = null, children } = this.props
    return this.state.isBroken ? <Broken onRetry={this.retry} /> : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages(insightsMessages)
  return (
    <Failed tone="warning" onRetry={onRetry}>
      {t('insights.part')}
    </Failed>
  )
}
