import 'react'

declare module 'react' {
  /** Palette colors that a component may set for itself. */
  interface CSSProperties {
    '--surface'?: string
    '--sunken'?: string
    '--text'?: string
  }
}
