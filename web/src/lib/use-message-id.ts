import { useRef } from 'react'

/**
 * An id for each message, which stays while the same message is tried again: the server takes it once, however often
 * it arrives. A changed message is another one.
 */
export function useMessageId(): (message: object) => string {
  const last = useRef({ text: '', id: '' })
  return (message) => {
    const text = JSON.stringify(message)
    if (text !== last.current.text) last.current = { text, id: crypto.randomUUID() }
    return last.current.id
  }
}
