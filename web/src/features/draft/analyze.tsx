import { useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#shared/contract/account.ts'
import type { Analysis } from '#shared/contract/advice.ts'
import type { Draft } from '#shared/contract/drafts.ts'
import { contract } from '#shared/contract/index.ts'
import { AiMeter } from '#web/layout/ai-meter.tsx'
import { PlanFull, PlanMeter } from '#web/layout/plan-meter.tsx'
import { useJudgedBy } from '#web/layout/studio/use-judged-by.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { AnalysisLine } from './analysis-line.tsx'
import { getLeadThumbnail, getLeadTitle } from './content.ts'
import { draftMessages } from './messages.ts'

interface AnalyzeProps {
  draft: Draft
  save: () => Promise<boolean>
}

/** Analyzes the title and thumbnail that the draft leads with. The analysis makes a version of the draft. */
export function Analyze({ draft, save }: AnalyzeProps) {
  const { t } = useMessages(draftMessages)
  const client = useQueryClient()
  const analyze = useAction(contract.advice.analyze, [
    contract.account.get,
    contract.advice.history,
    contract.drafts.get,
    contract.drafts.versions,
  ])
  const judgedBy = useJudgedBy()
  const [latest, setLatest] = useState<Analysis>()
  const [isSaving, setSaving] = useState(false)
  const title = getLeadTitle(draft)?.text.trim()
  const thumbnail = getLeadThumbnail(draft)
  const run = async () => {
    setSaving(true)
    const isSaved = await save()
    setSaving(false)
    if (!isSaved) return toast.error(t('draft.analyze.unsaved'))
    analyze.mutate(
      { draft: draft.id, ...(title && { title }), ...(thumbnail && { thumbnail }), ...judgedBy },
      {
        onSuccess: ({ analysis, repeated, meter }) => {
          client.setQueryData<Account>(
            queryKey(contract.account.get, {}),
            (account) =>
              account && { ...account, meters: account.meters.map((one) => (one.meter === meter.meter ? meter : one)) },
          )
          setLatest(analysis)
          if (repeated) toast.info(t('draft.analyze.repeated'))
        },
      },
    )
  }
  const code = analyze.error?.code
  return (
    <Card title={t('draft.analyze.heading')} description={t('draft.analyze.text')}>
      <div className="flex flex-col gap-4">
        <div>
          <Button
            variant="primary"
            icon={<Sparkles aria-hidden />}
            disabled={!title && !thumbnail}
            pending={isSaving || analyze.isPending}
            onClick={() => void run()}
          >
            {t('draft.analyze.run')}
          </Button>
        </div>
        {code === 'plan_limit_reached' ? (
          <PlanFull of="analyses" />
        ) : code === 'channel_required' ? (
          <Alert
            tone="warning"
            action={
              <ButtonLink
                size="small"
                to={`${paths.insights}?${new URLSearchParams({ draft: draft.id, ...(title && { title }) })}`}
              >
                {t('draft.analyze.addChannel')}
              </ButtonLink>
            }
          >
            {t('errors.codes.channel_required')}
          </Alert>
        ) : (
          code && <Alert tone="danger">{t(`errors.codes.${code}`)}</Alert>
        )}
        <div aria-live="polite" className="empty:-mt-4">
          {latest && <AnalysisLine analysis={latest} draft={draft.id} />}
        </div>
        <div className="grid gap-4 empty:hidden sm:grid-cols-2">
          <PlanMeter of="analyses" />
          <AiMeter />
        </div>
      </div>
    </Card>
  )
}
