import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves to the place that the address names, which a page made in the browser does not have yet when it is opened. */
export function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
