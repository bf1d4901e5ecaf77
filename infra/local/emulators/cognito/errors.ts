/** An error of Cognito's API: `type` is the name of the exception. */
export class CognitoError extends Error {
  override readonly name = 'CognitoError'

  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message)

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.')

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message)

export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
