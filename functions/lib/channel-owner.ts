/** Whose channel it is. */
export interface ChannelOwner {
  readonly userId: string
  readonly channelId: string
}
