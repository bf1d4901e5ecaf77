import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import type { ChartData } from '#web/ui/chart-data.ts'
import { LineChart } from '#web/ui/line-chart.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Sparkline } from '#web/ui/sparkline.tsx'
import { Sample } from './sample.tsx'

const dayOf = (index: number) => `2026-08-${String(index + 14).padStart(2, '0')}`
const wave = (index: number) => Math.round(900 + 500 * Math.sin(index / 2) + 40 * index)

const data: ChartData = {
  label: 'Views per day',
  points: Array.from({ length: 18 }, (_, index) => ({
    day: dayOf(index),
    value: index === 6 ? null : wave(index),
    previous: wave(index + 3) - 300,
  })),
  marks: [{ day: '2026-08-27', text: 'From this day views count in another way.' }],
  names: { value: 'Last 18 days', previous: '18 days before', day: 'Day', none: 'not known' },
  formatValue: String,
  formatTick: String,
  formatDay: (day) => day.slice(5),
}
const negative = data.points.map(({ day, value }, index) => ({ day, value: value && index * 3 - 20, previous: null }))
const texts = { asTableLabel: 'Table', asChartLabel: 'Chart' }

const spans = ['7', '28', '90'].map((value) => ({ value, label: `${value} days` }))

function SpanSegments() {
  const [span, setSpan] = useState('28')
  return <Segments label="Period" value={span} options={spans} onSelect={setSpan} />
}

export const ChartSamples = () => (
  <>
    <Sample name="LineChart: with a gap, a mark and the previous period; below zero; nothing" stacked>
      <Card>
        <LineChart {...data} {...texts} />
      </Card>
      <Card>
        <LineChart {...data} {...texts} label="Subscribers per day" points={negative} marks={[]} />
      </Card>
      <Card>
        <LineChart
          {...data}
          {...texts}
          label="Zeros per day"
          marks={[]}
          points={data.points.map(({ day }) => ({ day, value: 0, previous: null }))}
        />
      </Card>
    </Sample>
    <Sample name="Sparkline" stacked>
      <Sparkline values={data.points.map(({ value }) => value)} />
      <Sparkline values={negative.map(({ value }) => value)} />
    </Sample>
    <Sample name="Segments">
      <SpanSegments />
    </Sample>
  </>
)
