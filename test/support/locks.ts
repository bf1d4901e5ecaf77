type Work = (lock: Lock | null) => unknown

/** The Web Locks of one browser; happy-dom has none. Supports exclusive locks and queries. */
export class FakeLocks {
  readonly #held = new Map<string, object>()
  readonly #waiting: { name: string; client: object; start: () => void }[] = []

  /** Returns the locks as one tab sees them, and a function that ends the tab, however busy it is. */
  openTab(): { locks: LockManager; crash: () => void } {
    const client = {}
    const request = (name: string, work: Work) =>
      new Promise<unknown>((resolve, reject) => {
        const start = () => {
          this.#held.set(name, client)
          Promise.resolve({ name, mode: 'exclusive' as const })
            .then(work)
            .then(resolve, reject)
            .finally(() => this.#release(name, client))
        }
        this.#waiting.push({ name, client, start })
        this.#grant()
      })
    const query = async () => ({ held: [...this.#held.keys()].map((name) => ({ name })), pending: [] })
    const crash = () => {
      for (const [index, { client: owner }] of [...this.#waiting.entries()].reverse())
        if (owner === client) this.#waiting.splice(index, 1)
      for (const [name, owner] of [...this.#held]) if (owner === client) this.#release(name, client)
    }
    return { locks: Object.assign(Object.create(null), { request, query }), crash }
  }

  #release(name: string, client: object) {
    if (this.#held.get(name) !== client) return
    this.#held.delete(name)
    this.#grant()
  }

  #grant() {
    for (const one of [...this.#waiting]) {
      if (this.#held.has(one.name)) continue
      this.#waiting.splice(this.#waiting.indexOf(one), 1)
      one.start()
    }
  }
}
