/** A refusal in S3's own terms: its status, its code and its sentence. */
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
/** What is not imitated is refused, never ignored. */
export const notImplemented = (what: string) => new S3Error(501, 'NotImplemented', `Not imitated here: ${what}`)
