import { useState } from 'react'
import { computeImpressionsNeeded, computePower } from '#shared/experiments/proportions.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { experimentSectionMessages } from './messages.ts'
import { parseCount, parseDecimal } from './typed-number.ts'

/** The required statistical power: the share of tests that find an existing difference. */
const enoughPower = 0.8

/** Estimates, before a test, whether the video will get enough impressions to find a difference. */
export function Power({ variants }: { variants: 2 | 3 }) {
  const { t } = useMessages(experimentSectionMessages)
  const [typed, setTyped] = useState({ impressions: '', rate: '', difference: '0.5' })
  const field = (name: keyof typeof typed) => ({
    label: t(`experimentSection.power.${name}`),
    value: typed[name],
    inputMode: name === 'impressions' ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  })
  const isTyped = Object.values(typed).every((text) => text.trim() !== '')
  return (
    <Disclosure summary={t('experimentSection.power.heading')} className="font-medium">
      <div className="flex flex-col gap-4 font-normal">
        <p className="text-sm text-muted">{t('experimentSection.power.text')}</p>
        <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
          <TextField {...field('impressions')} />
          <TextField {...field('rate')} />
          <TextField {...field('difference')} />
        </div>
        <div aria-live="polite" className="flex flex-col gap-1 text-sm">
          {isTyped && <Estimate {...typed} variants={variants} />}
        </div>
        <p className="text-sm">{t('experimentSection.power.caution')}</p>
      </div>
    </Disclosure>
  )
}

interface EstimateProps {
  impressions: string
  rate: string
  difference: string
  variants: 2 | 3
}

function Estimate({ variants, ...typed }: EstimateProps) {
  const { t, format } = useMessages(experimentSectionMessages)
  const plan = readPlan(typed)
  if (!plan) return <p className="text-danger">{t('experimentSection.power.invalid')}</p>
  const { rate, difference } = plan
  const perVariant = Math.floor(plan.impressions / variants)
  const needed = computeImpressionsNeeded({ rate, difference, variants })
  const power = computePower({ rate, difference, variants }, perVariant)
  return (
    <>
      <p className="text-base font-medium">
        {t('experimentSection.power.found', { n: 100 * difference, share: format.chance(power) })}
      </p>
      <p>
        {t('experimentSection.power.needed', {
          needed: format.number(needed),
          total: format.number(needed * variants),
          has: format.number(perVariant),
        })}
      </p>
      <p className="text-muted">
        {t(power >= enoughPower ? 'experimentSection.power.enough' : 'experimentSection.power.low')}
      </p>
    </>
  )
}

/** Returns the typed values as a count and shares. Undefined if they are not valid. */
function readPlan(typed: Omit<EstimateProps, 'variants'>) {
  const impressions = parseCount(typed.impressions) ?? 0
  const [rate, difference] = [typed.rate, typed.difference].map((text) => (parseDecimal(text) ?? 0) / 100)
  if (!impressions || !rate || !difference || rate + difference >= 1) return undefined
  return { impressions, rate, difference }
}
