import { createHash, createHmac } from 'node:crypto'
import { readRotatingSecret } from '#functions/lib/secrets.ts'
import { findLink, type Link, type LinkKind } from '#functions/store/links.ts'

/** Creates the token of a link. The kind separates it from other uses of this secret. */
const sign = (secret: string, kind: LinkKind, id: string) =>
  createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url')

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Returns the token for a new link and its hash, by which the link is stored and {@link tokenOf} finds the token again. The token depends
 * only on `kind` and `id`, so a new link needs a new id.
 */
export async function createToken(kind: LinkKind, id: string): Promise<{ token: string; hash: string }> {
  const [secret] = await readRotatingSecret('SIGNING_SECRET')
  const token = sign(secret, kind, id)
  return { token, hash: hashToken(token) }
}

/**
 * Returns the token of a link from its stored hash. Returns undefined once the secret it was signed with is no longer
 * accepted, after two rotations: the link still works, but can no longer be shown.
 */
export async function tokenOf(kind: LinkKind, id: string, hash: string): Promise<string | undefined> {
  const secrets = await readRotatingSecret('SIGNING_SECRET')
  return secrets.map((secret) => sign(secret, kind, id)).find((token) => hashToken(token) === hash)
}

/** Returns the link of a token; undefined if it does not exist, has expired or is of another kind. */
export async function readLink(kind: LinkKind, token: string): Promise<Link | undefined> {
  const link = await findLink(hashToken(token))
  return link?.kind === kind ? link : undefined
}
