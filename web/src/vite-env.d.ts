/// <reference types="vite/client" />

interface Window {
  /** Trusted Types, if the browser supports them. `createScriptURL` returns an object that script sinks accept like a string. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string }
  }
}

/** A legal page, compiled by `web/legal-pages`. */
declare module '*.md' {
  export const page: import('./features/legal/text.ts').LegalText
}
