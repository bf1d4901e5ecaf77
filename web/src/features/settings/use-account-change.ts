import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { ApiError } from '#web/lib/api.ts'
import { queryKey, useAction } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { toast } from '#web/ui/toast.ts'
import { settingsMessages } from './messages.ts'

/** Changes the account and updates the page with the result. Ignores changes while one is running. */
export function useAccountChange() {
  const { t } = useMessages(settingsMessages)
  const client = useQueryClient()
  const update = useAction(contract.account.update, [contract.account.get])
  const change = (input: Input<typeof contract.account.update>, done: string) => {
    if (update.isPending) return
    void update.mutateAsync(input).then(
      (account: Account) => {
        client.setQueryData(queryKey(contract.account.get, {}), account)
        toast.success(done)
      },
      ({ code }: ApiError) => toast.error(t(`errors.codes.${code}`)),
    )
  }
  return { change, isPending: update.isPending }
}
