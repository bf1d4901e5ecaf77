import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert, type AlertTone } from '#web/ui/alert.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Meter, Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Sample } from './sample.tsx'

const scores: readonly { tone: Tone; text: string }[] = [
  { tone: 'good', text: '86 · Top quarter' },
  { tone: 'fair', text: '41 · Below average' },
  { tone: 'poor', text: '12 · Bottom quarter' },
  { tone: 'neutral', text: 'Not scored' },
]
const alerts: readonly AlertTone[] = ['info', 'success', 'warning', 'danger']

function MovingProgress() {
  const [value, setValue] = useState(45)
  useEffect(() => {
    const timer = setInterval(() => setValue((now) => (now >= 100 ? 0 : now + 5)), 600)
    return () => clearInterval(timer)
  }, [])
  return <Progress label="Analysis" value={value} status="Processing content..." />
}

export const FeedbackSamples = () => (
  <>
    <Sample name="Badge">
      {scores.map(({ tone, text }) => (
        <Badge key={tone} tone={tone}>
          {text}
        </Badge>
      ))}
    </Sample>
    <Sample name="Alert" stacked>
      {alerts.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={`An alert of the tone ${tone}`}
          action={<Button size="small">{'Way out'}</Button>}
        >
          {'It says what happened and what to do next.'}
        </Alert>
      ))}
    </Sample>
    <Sample name="Progress, Meter" stacked>
      <Progress label="Finished" value={100} status="Finalizing results..." />
      <MovingProgress />
      <Meter label="Analyses" left={1} max={3} text="1 of 3 left" />
      <Meter label="Analyses, all used" left={0} max={3} text="0 of 3 left" />
    </Sample>
    <Sample name="Spinner, Skeleton">
      <Spinner label="Loading" />
      <div aria-busy className="flex w-64 flex-col gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    </Sample>
    <Sample name="EmptyState" stacked>
      <EmptyState
        icon={<Search aria-hidden />}
        title="Ready to optimize your content?"
        action={<Button variant="primary">{'Start analyzing'}</Button>}
        className="rounded-lg border border-line bg-surface"
      >
        {'Enter a title and we show what helps it and what holds it back.'}
      </EmptyState>
    </Sample>
  </>
)
