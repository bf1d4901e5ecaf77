import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#shared/contract/account.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { queryKey, useAction } from '#web/lib/query.ts'

/** Changes the account and updates the page with the result. Ignores changes while one is running. */
export function useAccountChange() {
  const client = useQueryClient()
  const update = useAction(contract.account.update, [contract.account.get])
  const change = (input: Input<typeof contract.account.update>, success: string) => {
    if (update.isPending) return
    void update.run(input, { success }).then((account) => {
      if (account) client.setQueryData<Account>(queryKey(contract.account.get, {}), account)
    })
  }
  return { change, isPending: update.isPending }
}
