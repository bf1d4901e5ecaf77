import { useState } from 'react'
import { Answer } from '#web/ui/answer.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Sample } from './sample.tsx'

const periods = ['week', 'month', 'year'] as const
const tabs = periods.map((value) => ({ value, label: `This ${value}`, panel: `The figures of this ${value}.` }))

function PeriodTabs() {
  const [period, setPeriod] = useState<(typeof periods)[number]>('week')
  return <Tabs label="Period" value={period} onSelect={setPeriod} tabs={tabs} />
}

export const PanelSamples = () => (
  <>
    <Sample name="Card" stacked>
      <Card
        title="Title Analysis"
        description="Compared with real videos."
        aside={<Badge tone="good">{'86 · Top quarter'}</Badge>}
      >
        {'Better than 86 of 100 real titles.'}
      </Card>
      <Card>{'A card without a heading.'}</Card>
      <Card isStage title="Our predictions for you">
        <Answer>{'Of 14 videos, 7 beat your usual. We expected 7.'}</Answer>
      </Card>
    </Sample>
    <Sample name="Disclosure" stacked>
      <Card title="One open at a time">
        <Disclosure name="sample" summary="Shorten the title" defaultOpen>
          {'The last words are cut off on a phone.'}
        </Disclosure>
        <Disclosure name="sample" summary="Drop a phrase that costs views">
          {'Titles without it did better on the same channels.'}
        </Disclosure>
      </Card>
    </Sample>
    <Sample name="Tabs" stacked>
      <PeriodTabs />
    </Sample>
  </>
)
