/** An error of S3: its HTTP status, code and message. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string = code,
  ) {
    super(message)
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message)
export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message)
/** Unsupported features are refused, never ignored. */
export const notImplemented = (what: string) => new S3Error(501, 'NotImplemented', `Not emulated: ${what}`)
