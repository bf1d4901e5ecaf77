import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the anchor in the address. The browser cannot do this itself, because the content is rendered after the page has loaded. */
export function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
