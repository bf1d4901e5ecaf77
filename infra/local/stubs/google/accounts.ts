/** A Google account as the consent page offers it. Everyone here is invented. */
export interface GoogleAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The YouTube channel it owns; many accounts have none. */
  readonly channelId?: string
}

/** The first is the demo creator's, and chosen already. */
export const googleAccounts: readonly GoogleAccount[] = [
  { id: '1', name: 'Robin Vale', email: 'robin.vale@gmail.example', channelId: 'UCviewcraftDemoCreator00' },
  { id: '2', name: 'Quiet Ridge Hikes', email: 'quiet.ridge@gmail.example', channelId: 'UCquietRidgeHikes-000004' },
  { id: '3', name: 'Ledger Lane Chess', email: 'ledger.lane@gmail.example', channelId: 'UCledgerLaneChess-000008' },
  { id: '4', name: 'Robin at work', email: 'robin@office.example' },
]
