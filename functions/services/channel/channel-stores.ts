import { disconnectChannel } from '#functions/store/accounts.ts'
import { deleteCached } from '#functions/store/cache.ts'
import { deleteAllOwnHistory } from '#functions/store/own-history.ts'
import { deleteReach } from '#functions/store/reach.ts'
import {
  acquireRefreshLease,
  deleteTokensIfUnchanged,
  getTokens,
  releaseRefreshLease,
  saveRefreshedTokens,
} from '#functions/store/tokens.ts'

/** What `functions/youtube` is given to delete all we have of a channel. */
export const channelStore = { forget: deleteCached, removeReach: deleteReach, removeAllOwnHistory: deleteAllOwnHistory }

/** The same, and the connection with it. */
export const grantStore = { ...channelStore, deleteTokens: deleteTokensIfUnchanged, disconnectChannel }

/** What it is given to read a connected channel. */
export const tokenStore = {
  getTokens,
  leaseRefresh: acquireRefreshLease,
  storeRefreshed: saveRefreshedTokens,
  endLease: releaseRefreshLease,
}
