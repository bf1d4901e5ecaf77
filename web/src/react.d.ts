import 'react'

declare module 'react' {
  /** The colors of the palette that a component may set for itself. */
  interface CSSProperties {
    '--surface'?: string
    '--sunken'?: string
    '--text'?: string
  }
}
