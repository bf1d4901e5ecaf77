/** What answers pass before they are given: open, unless a test holds it to see what happens meanwhile. */
export interface Gate {
  wait(): Promise<void>
  /** Closes it; what this answers opens it again. */
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
