/**
 * `npm run -s given-rows -- BUCKET > given.jsonl`: writes the rows that users gave for training (`studio/give`), one JSON object
 * per line, with `channel`, the pseudonym they are stored under. Needs credentials that may list and read the folder
 * `given_rows` of the uploads bucket. Prints the names of unreadable files to standard error and then exits with 1.
 */
import { pathToFileURL } from 'node:url'
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { GivenRow } from '#shared/contract/studio.ts'

const folder = 'given_rows/'

/** Reads the given rows of a bucket as lines of JSON. Reports the key of each unreadable file to `warn` and continues. */
export async function* readGivenRows(
  client: S3Client,
  bucket: string,
  warn: (key: string) => void,
): AsyncGenerator<string> {
  let after: string | undefined
  do {
    const { Contents = [], IsTruncated } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, StartAfter: after }),
    )
    for (const { Key = '' } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      const rows = parseRows(await Body?.transformToString())
      if (!rows) warn(Key)
      for (const row of rows ?? []) yield JSON.stringify({ channel: Key.slice(folder.length), ...row })
    }
    after = IsTruncated ? Contents.at(-1)?.Key : undefined
  } while (after !== undefined)
}

function parseRows(text = ''): GivenRow[] | undefined {
  try {
    return z.array(GivenRow).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const [, startedPath = '', bucket] = process.argv
if (import.meta.url === pathToFileURL(startedPath).href) {
  if (!bucket) {
    console.error('Usage: npm run -s given-rows -- BUCKET > given.jsonl')
    process.exit(1)
  }
  const warn = (key: string) => {
    console.error(`unreadable: ${key}`)
    process.exitCode = 1
  }
  for await (const line of readGivenRows(new S3Client({}), bucket, warn)) console.log(line)
}
