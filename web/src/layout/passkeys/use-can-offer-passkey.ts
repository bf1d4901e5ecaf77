import { useQuery } from '@tanstack/react-query'
import { canHoldPasskey } from '#web/lib/passkeys.ts'
import { useConfig } from '#web/lib/query.ts'

/** Returns whether a passkey can be created: the site supports passkeys and this device can store one. False until this is known. */
export function useCanOfferPasskey(): boolean {
  const isOn = useConfig()?.passkeys === true
  const { data } = useQuery({
    queryKey: ['can-hold-passkey'],
    queryFn: canHoldPasskey,
    networkMode: 'always',
    enabled: isOn,
  })
  return data === true
}
