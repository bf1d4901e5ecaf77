import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import type { ChannelCount } from '#shared/contract/inquiry.ts'
import { useAction } from '#web/lib/query.ts'
import { useMessageId } from '#web/lib/use-message-id.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { enterpriseMessages } from './messages.ts'

export interface InquiryFields {
  companyName: string
  /** Empty until chosen. */
  numChannels: ChannelCount | ''
  additionalNeeds: string
}

/** Sends the form and navigates to the confirmation. The values are kept if sending fails. */
export function useInquiry() {
  const { t } = useMessages(enterpriseMessages)
  const navigate = useNavigate()
  const { run, isPending } = useAction(contract.inquiry.send)
  const idOf = useMessageId()
  const form = useForm<InquiryFields>({ defaultValues: { companyName: '', numChannels: '', additionalNeeds: '' } })
  const submit = form.handleSubmit(({ numChannels, ...typed }) => {
    if (isPending || numChannels === '') return
    const inquiry = { numChannels, ...typed }
    // A user who has left the form meanwhile stays where they are, and still reads what came of it.
    void run(
      { id: idOf(inquiry), ...inquiry },
      {
        success: t('enterprise.sent'),
        onSuccess: (receipt) => navigate(paths.enterpriseConfirmation, { replace: true, state: receipt }),
        onError: ({ code }) =>
          toast.error(t(code === 'too_many_requests' ? 'enterprise.tooMany' : 'enterprise.failed')),
      },
    )
  })
  return { form, submit, isPending }
}
