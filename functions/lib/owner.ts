/** Whose channel it is. */
export interface Owner {
  readonly userId: string
  readonly channelId: string
}
