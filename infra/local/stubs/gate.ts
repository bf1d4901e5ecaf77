/** A gate that responses pass through. It is open unless a test closes it to observe requests in flight. */
export interface Gate {
  wait(): Promise<void>
  /** Closes the gate. Returns a function that opens it again. */
  close(): () => void
}

export function createGate(): Gate {
  let opened: Promise<void> = Promise.resolve()
  return {
    wait: () => opened,
    close: () => {
      let release = () => {}
      opened = new Promise<void>((resolve) => {
        release = resolve
      })
      return release
    },
  }
}
