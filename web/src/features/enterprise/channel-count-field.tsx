import { type Control, useController } from 'react-hook-form'
import { channelCounts } from '#shared/contract/inquiry.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Select } from '#web/ui/select.tsx'
import { enterpriseMessages } from './messages.ts'
import type { InquiryFields } from './use-inquiry.ts'

/** Selects the number of channels, without a default. */
export function ChannelCountField({ control }: { control: Control<InquiryFields> }) {
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
