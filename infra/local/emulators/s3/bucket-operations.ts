import { corsRules } from './cors.ts'
import { invalidArgument, S3Error } from './errors.ts'
import { lifecycleRules } from './lifecycle.ts'
import type { Call, Operation, Reply } from './operation.ts'
import { elements, parseXml, text, texts } from './xml.ts'

/** What S3 does with a bucket, by method and parameter. */
export const bucketOperations: Record<string, Operation> = {
  'PUT bucket': ({ create, target }) => {
    create()
    return { headers: { location: `/${target.bucket}` } }
  },
  'HEAD bucket': ({ bucket }) => {
    bucket()
    return {}
  },
  'GET bucket?list-type': list,
  'POST bucket?delete': removeSeveral,
  ...settingOperations('cors', 'CORSConfiguration', 'NoSuchCORSConfiguration', corsRules),
  ...settingOperations('lifecycle', 'LifecycleConfiguration', 'NoSuchLifecycleConfiguration', lifecycleRules),
  ...settingOperations('publicAccessBlock', 'PublicAccessBlockConfiguration', 'NoSuchPublicAccessBlockConfiguration'),
  ...settingOperations(
    'encryption',
    'ServerSideEncryptionConfiguration',
    'ServerSideEncryptionConfigurationNotFoundError',
  ),
}

/** A setting is kept as the XML that came: its root, the code where there is none, and what else must read it. */
function settingOperations(name: string, root: string, missing: string, read?: (xml: string) => unknown) {
  return {
    [`PUT bucket?${name}`]: async ({ bucket, text }: Call): Promise<Reply> => {
      const xml = await text()
      parseXml(xml, root)
      read?.(xml)
      bucket().set(name, xml)
      return {}
    },
    [`GET bucket?${name}`]: ({ bucket }: Call): Reply => {
      const xml = bucket().settings[name]
      if (!xml) throw new S3Error(404, missing)
      return { xml }
    },
  }
}

function list({ bucket, target: { query, bucket: name } }: Call): Reply {
  const [prefix, size] = [query.get('prefix') ?? '', Number(query.get('max-keys') ?? 1000)]
  if (!(Number.isInteger(size) && size >= 0)) throw invalidArgument('max-keys must be a number')
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '')
  const found = [...bucket().objects.values()].filter(({ key }) => key.startsWith(prefix) && byBytes(key, after) > 0)
  const page = found.sort((a, b) => byBytes(a.key, b.key)).slice(0, Math.min(size, 1000))
  const last = page.at(-1)?.key
  const truncated = last !== undefined && page.length < found.length
  const result = {
    Name: name,
    Prefix: prefix,
    MaxKeys: size,
    KeyCount: page.length,
    IsTruncated: truncated,
    ...(truncated ? { NextContinuationToken: Buffer.from(last).toString('base64url') } : {}),
    Contents: page.map(({ key, size, etag, at }) => ({
      Key: key,
      Size: size,
      ETag: etag,
      LastModified: new Date(at).toISOString(),
    })),
  }
  return { xml: { ListBucketResult: result } }
}

/** Lists are in the order of the keys' bytes. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

async function removeSeveral({ bucket, text: body }: Call): Promise<Reply> {
  const request = parseXml(await body(), 'Delete')
  const keys = elements(request, 'Object').flatMap((object) => texts(object, 'Key'))
  if (keys.length === 0 || keys.length > 1000) throw new S3Error(400, 'MalformedXML')
  for (const key of keys) bucket().remove(key)
  const quiet = text(request, 'Quiet') === 'true'
  return { xml: { DeleteResult: { Deleted: quiet ? [] : keys.map((Key) => ({ Key })) } } }
}
