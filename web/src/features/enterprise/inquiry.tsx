import { type Control, useController } from 'react-hook-form'
import { channelCounts } from '#shared/contract/inquiry.ts'
import { messageLimits } from '#shared/contract/message.ts'
import { operator } from '#shared/operator.ts'
import { Page } from '#web/layout/page.tsx'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { enterpriseMessages } from './messages.ts'
import { type InquiryFields, useInquiry } from './use-inquiry.ts'

/** The enterprise inquiry form. */
export function Inquiry() {
  const { t } = useMessages(enterpriseMessages)
  return (
    <Page title={t('enterprise.title')} subtitle={t('enterprise.subtitle')}>
      <Card
        title={t('enterprise.heading')}
        description={operator.proposalHours !== null && t('enterprise.within', { n: operator.proposalHours })}
        className="max-w-2xl"
      >
        <InquiryForm />
      </Card>
    </Page>
  )
}

const trimmed = { setValueAs: (typed: string) => typed.trim() }

function InquiryForm() {
  const { t } = useMessages(enterpriseMessages)
  const { user } = useSession()
  const { form, submit, isPending } = useInquiry()
  const { register, control, formState } = form
  const companyRule = (typed: string) => typed.length >= 2 || t('enterprise.companyMissing')
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        {...register('companyName', { ...trimmed, validate: companyRule })}
        autoComplete="organization"
        maxLength={messageLimits.name}
        label={t('enterprise.company')}
        error={formState.errors.companyName?.message}
      />
      <ChannelCountField control={control} />
      <TextArea
        {...register('additionalNeeds', trimmed)}
        rows={5}
        maxLength={messageLimits.message}
        label={t('enterprise.needs')}
        hint={t('enterprise.needsHint')}
      />
      <p className="text-sm wrap-break-word text-muted">{t('enterprise.answerTo', { email: user?.email ?? '' })}</p>
      <Button type="submit" variant="primary" pending={isPending} className="self-start">
        {t('enterprise.send')}
      </Button>
    </form>
  )
}

/** Selects the number of channels, without a default. */
function ChannelCountField({ control }: { control: Control<InquiryFields> }) {
  const { t } = useMessages(enterpriseMessages)
  const { field, fieldState } = useController({
    control,
    name: 'numChannels',
    rules: { validate: (chosen) => chosen !== '' || t('enterprise.channelsMissing') },
  })
  const { value, onChange, onBlur, ref } = field
  return (
    <Select
      ref={ref}
      label={t('enterprise.channels')}
      value={value}
      options={[
        { value: '', label: t('enterprise.choose') },
        ...channelCounts.map((count) => ({ value: count, label: count })),
      ]}
      onSelect={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  )
}
