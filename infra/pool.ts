import { nameLength } from '#shared/contract/account.ts'

/**
 * The user pool and its client, in the property names that CloudFormation and Cognito's API share: the stack and the
 * emulator are created from the same objects.
 */
export const userPool = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  /** A new address takes effect only after its code was entered. */
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  /** Length, not composition rules: NIST SP 800-63B 5.1.1.2. */
  Policies: {
    PasswordPolicy: {
      MinimumLength: 8,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    },
    SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'EMAIL_OTP', 'WEB_AUTHN'] },
  },
  MfaConfiguration: 'OPTIONAL',
  EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
  AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
  UserPoolTier: 'ESSENTIALS',
  Schema: [
    { Name: 'email', AttributeDataType: 'String', Required: true, Mutable: true },
    {
      Name: 'name',
      AttributeDataType: 'String',
      Required: false,
      Mutable: true,
      StringAttributeConstraints: { MinLength: '0', MaxLength: String(nameLength.max) },
    },
    { Name: 'locale', AttributeDataType: 'String', Required: false, Mutable: true },
    {
      Name: 'youtube_channel',
      AttributeDataType: 'String',
      Mutable: true,
      StringAttributeConstraints: { MinLength: '0', MaxLength: '200' },
    },
  ],
} as const

/**
 * The pool's settings for passkeys of a domain, which CloudFormation has under these names and Cognito's API in
 * SetUserPoolMfaConfig. A pool without them has no passkeys. With verification a passkey is something the user has, and
 * something the user is or knows: both factors.
 */
export const passkeySettings = (domain: string) =>
  ({
    WebAuthnRelyingPartyID: domain,
    WebAuthnUserVerification: 'required',
    WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
  }) as const

export const userPoolClient = {
  ExplicitAuthFlows: [
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_USER_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
    // For functions only, with the permission of their access row: `account/recover` checks a password.
    'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  ],
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
  AuthSessionValidity: 3,
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 30,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  ReadAttributes: ['email', 'email_verified', 'name', 'locale', 'custom:youtube_channel'],
  /** The attributes that the site may write. */
  WriteAttributes: ['email', 'name', 'locale', 'custom:youtube_channel'],
} as const
