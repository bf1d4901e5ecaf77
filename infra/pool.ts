import { nameLength } from '#shared/contract/account.ts'
import { googleReturnPath, googleSignInScopes, poolLogoutPaths, poolScopes } from '#shared/google-sign-in.ts'

/**
 * The user pool and its client, in the property names that CloudFormation and Cognito's API share: the stack and the
 * emulator are created from the same objects.
 */
export const userPool = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  /** A new address takes effect only after its code is entered. */
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
    // Not required, because a sign-in with Google does not set it. Users who sign up by address have it as their user name.
    { Name: 'email', AttributeDataType: 'String', Required: false, Mutable: true },
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
    // Google's values at the last sign-in. Cognito requires a maximum length of 2,048 for attributes that a provider sets.
    {
      Name: 'google_email',
      AttributeDataType: 'String',
      Mutable: true,
      StringAttributeConstraints: { MinLength: '0', MaxLength: '2048' },
    },
    {
      Name: 'google_verified',
      AttributeDataType: 'String',
      Mutable: true,
      StringAttributeConstraints: { MinLength: '0', MaxLength: '2048' },
    },
  ],
} as const

/**
 * Returns the pool's passkey settings for a domain. CloudFormation has them under these names, and Cognito's API in
 * SetUserPoolMfaConfig. A pool without them has no passkeys. With user verification, a passkey is something the user has and
 * something the user is or knows, so it counts as both factors.
 */
export const passkeySettings = (domain: string) =>
  ({
    WebAuthnRelyingPartyID: domain,
    WebAuthnUserVerification: 'required',
    WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
  }) as const

/** The settings that both clients share. */
const everyClient = {
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
  AuthSessionValidity: 3,
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  RefreshTokenValidity: 30,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  ReadAttributes: ['email', 'email_verified', 'name', 'locale', 'custom:youtube_channel', 'custom:google_email'],
} as const

/** The attributes that the site may write. */
const writeAttributes = ['email', 'name', 'locale', 'custom:youtube_channel'] as const

export const userPoolClient = {
  ...everyClient,
  ExplicitAuthFlows: [
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_USER_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
    // Only functions whose access row permits it can use this: `account/recover` checks a password.
    'ALLOW_ADMIN_USER_PASSWORD_AUTH',
  ],
  WriteAttributes: writeAttributes,
} as const

/**
 * Google as an identity provider of the pool. Mapped attributes are overwritten at every sign-in, so the user's own address and
 * name are not mapped: changing the address at Google does not affect the account here.
 */
export const googleProvider = (clientId: string, clientSecret: string) =>
  ({
    ProviderName: 'Google',
    ProviderType: 'Google',
    ProviderDetails: {
      client_id: clientId,
      client_secret: clientSecret,
      authorize_scopes: googleSignInScopes.join(' '),
    },
    AttributeMapping: {
      username: 'sub',
      'custom:google_email': 'email',
      'custom:google_verified': 'email_verified',
    },
  }) as const

/** The client of the pool for sessions that begin at Google, of the site with this origin. */
export const googlePoolClient = (site: string) =>
  ({
    ...everyClient,
    ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: poolScopes,
    SupportedIdentityProviders: ['Google'],
    CallbackURLs: [`${site}${googleReturnPath}`],
    LogoutURLs: poolLogoutPaths.map((path) => `${site}${path}`),
    // Cognito writes mapped attributes through the client, so its users can write them too. Never trust their values.
    WriteAttributes: [...writeAttributes, 'custom:google_email', 'custom:google_verified'],
  }) as const
