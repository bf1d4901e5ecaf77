import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'

/** A picture of a draft: the checks of a thumbnail, as long as the draft lives. The image is in the bucket. */
const Item = z.object({
  v: z.literal(1),
  userId: z.string(),
  /** The draft's id and the hash of the thumbnail. */
  id: z.string(),
  thumbnail: z.string(),
  analysis: ThumbnailAnalysis,
})
export type StoredPicture = z.infer<typeof Item>

const idOf = (draft: string, thumbnail: string) => `${draft}#${thumbnail}`

/** Saves a picture of a draft, replacing its checks if it has it. */
export async function savePicture(
  userId: string,
  draft: string,
  { thumbnail, analysis }: Pick<StoredPicture, 'thumbnail' | 'analysis'>,
): Promise<void> {
  const Item: StoredPicture = { v: 1, userId, id: idOf(draft, thumbnail), thumbnail, analysis }
  await database.send(new PutCommand({ TableName: tableName('pictures'), Item }))
}

/** Returns every picture of a draft. */
export async function listPictures(userId: string, draft: string): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('pictures'),
        KeyConditionExpression: 'userId = :user AND begins_with(id, :draft)',
        ExpressionAttributeValues: { ':user': userId, ':draft': idOf(draft, '') },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    pictures.push(...Items.flatMap((item) => parseItem(Item, item, `pictures ${item.userId} ${item.id}`) ?? []))
    start = LastEvaluatedKey
  } while (start)
  return pictures
}

/** Deletes a picture's checks. Does nothing where there are none. */
export async function deletePicture(userId: string, draft: string, thumbnail: string): Promise<void> {
  await database.send(
    new DeleteCommand({ TableName: tableName('pictures'), Key: { userId, id: idOf(draft, thumbnail) } }),
  )
}
