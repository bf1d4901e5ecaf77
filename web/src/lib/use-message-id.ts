import { useRef } from 'react'

/**
 * Returns a function that assigns an id to each message. A retry of the same message keeps its id, so the server stores it once;
 * a changed message gets a new one.
 */
export function useMessageId(): (message: object) => string {
  const last = useRef({ text: '', id: '' })
  return (message) => {
    const text = JSON.stringify(message)
    if (text !== last.current.text) last.current = { text, id: crypto.randomUUID() }
    return last.current.id
  }
}
