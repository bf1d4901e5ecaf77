/**
 * What both browsers and Node provide and the language itself does not: the part of it that `shared` uses. Its project
 * has neither the types of the DOM nor those of Node, so that nothing in it depends on one of them.
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
