/** A response with a JSON body. */
export interface JsonResponse {
  readonly status: number
  readonly body: unknown
}
