/** A channel and the id of its owner. */
export interface ChannelOwner {
  readonly userId: string
  readonly channelId: string
}
