/**
 * Globals that both browsers and Node provide, as far as `shared` uses them. The project of `shared` includes neither DOM nor
 * Node types, so that its code depends on neither.
 */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly username: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

declare class URLSearchParams {
  constructor(entries: string[][])
  get(name: string): string | null
  toString(): string
}

declare class TextDecoder {
  constructor(encoding: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(bytes: Uint8Array): string
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare function btoa(text: string): string

declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}
