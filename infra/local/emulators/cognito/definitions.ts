/** What of CreateUserPool and CreateUserPoolClient the emulator honours, with Cognito's defaults; every other setting is ignored. */
import * as z from 'zod/mini'

const AttributeSchema = z.object({
  Name: z.string(),
  Required: z._default(z.boolean(), false),
  Mutable: z._default(z.boolean(), true),
  StringAttributeConstraints: z.optional(z.object({ MaxLength: z.optional(z.string()) })),
})
export type AttributeSchema = z.infer<typeof AttributeSchema>

const PasswordPolicy = z.object({
  MinimumLength: z._default(z.number(), 8),
  RequireLowercase: z._default(z.boolean(), false),
  RequireUppercase: z._default(z.boolean(), false),
  RequireNumbers: z._default(z.boolean(), false),
  RequireSymbols: z._default(z.boolean(), false),
})
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

export const PoolDefinition = z.object({
  AutoVerifiedAttributes: z._default(z.array(z.string()), []),
  UserAttributeUpdateSettings: z._default(
    z.object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()) }),
    {
      AttributesRequireVerificationBeforeUpdate: [],
    },
  ),
  Policies: z.optional(
    z.object({
      PasswordPolicy: z.optional(PasswordPolicy),
      SignInPolicy: z.optional(z.object({ AllowedFirstAuthFactors: z.array(z.string()) })),
    }),
  ),
  MfaConfiguration: z._default(z.enum(['OFF', 'ON', 'OPTIONAL']), 'OFF'),
  Schema: z._default(z.array(AttributeSchema), []),
})
export type PoolDefinition = z.infer<typeof PoolDefinition>

const units = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }
const Unit = z.enum(['seconds', 'minutes', 'hours', 'days'])

export const ClientDefinition = z.object({
  ExplicitAuthFlows: z._default(z.array(z.string()), []),
  PreventUserExistenceErrors: z._default(z.enum(['ENABLED', 'LEGACY']), 'LEGACY'),
  EnableTokenRevocation: z._default(z.boolean(), true),
  /** Minutes. */
  AuthSessionValidity: z._default(z.number(), 3),
  AccessTokenValidity: z._default(z.number(), 1),
  IdTokenValidity: z._default(z.number(), 1),
  RefreshTokenValidity: z._default(z.number(), 30),
  TokenValidityUnits: z.optional(
    z.object({ AccessToken: z.optional(Unit), IdToken: z.optional(Unit), RefreshToken: z.optional(Unit) }),
  ),
  ReadAttributes: z.optional(z.array(z.string())),
  WriteAttributes: z.optional(z.array(z.string())),
})
export type ClientDefinition = z.infer<typeof ClientDefinition>

/** How long each token of a client lives, in seconds. */
export function validities(client: ClientDefinition): { access: number; id: number; refresh: number } {
  const { AccessToken = 'hours', IdToken = 'hours', RefreshToken = 'days' } = client.TokenValidityUnits ?? {}
  return {
    access: client.AccessTokenValidity * units[AccessToken],
    id: client.IdTokenValidity * units[IdToken],
    refresh: client.RefreshTokenValidity * units[RefreshToken],
  }
}

/** Cognito's own: eight characters and one of each kind. */
const defaultPolicy: PasswordPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
}
export const passwordPolicy = (pool: PoolDefinition): PasswordPolicy => pool.Policies?.PasswordPolicy ?? defaultPolicy

export const firstFactors = (pool: PoolDefinition): readonly string[] =>
  pool.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? ['PASSWORD']

/** OpenID Connect's standard claims, which every pool has. */
export const standardAttributes: readonly string[] = [
  ...['address', 'birthdate', 'email', 'email_verified', 'family_name', 'gender', 'given_name', 'locale'],
  ...['middle_name', 'name', 'nickname', 'phone_number', 'phone_number_verified', 'picture', 'preferred_username'],
  ...['profile', 'updated_at', 'website', 'zoneinfo'],
]

/** An attribute as the pool defines it; ours carry the prefix `custom:`. Undefined when the pool has none of that name. */
export function attributeSchema(pool: PoolDefinition, name: string): AttributeSchema | undefined {
  const standard = standardAttributes.includes(name)
  const own = pool.Schema.find((attribute) =>
    standard
      ? attribute.Name === name
      : `custom:${attribute.Name}` === name && !standardAttributes.includes(attribute.Name),
  )
  return own ?? (standard ? { Name: name, Required: false, Mutable: true } : undefined)
}
