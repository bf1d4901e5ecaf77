import type { VideoSearch } from '#functions/clients/youtube/search.ts'
import { type Category, categories, type Region, regions } from '#shared/trends.ts'

/** A category, or all categories together, which the screen calls Overall. */
export type Topic = Category | 'overall'
const topics: readonly Topic[] = [...categories, 'overall']

/** The category ids of YouTube that may have a chart. Fashion and cooking belong to Howto & Style (26), which has none. */
const categoryIds: Readonly<Partial<Record<Topic, string>>> = {
  gaming: '20',
  music: '10',
  technology: '28',
  education: '27',
  entertainment: '24',
  sports: '17',
}
const howtoAndStyle = '26'

/** Search words for topics that are narrower than their category, in the language of the region. */
const searchWords: Readonly<Partial<Record<Topic, Readonly<Record<Region, string>>>>> = {
  fashion: { US: 'fashion', GB: 'fashion', ES: 'moda', FR: 'mode' },
  cooking: { US: 'recipe', GB: 'recipe', ES: 'receta', FR: 'recette' },
}

/** How far back a search for a topic looks. */
const searchDays = 7

/** The list of one topic in one region. */
export interface TopicList {
  readonly region: Region
  readonly topic: Topic
}

/** Returns a region's lists. Overall comes last, since it repeats videos of the categories. */
export const topicListsOf = (region: Region): TopicList[] => topics.map((topic) => ({ region, topic }))

/** Every list that the job updates. */
export const topicLists: readonly TopicList[] = regions.flatMap(topicListsOf)

/** Whether YouTube may have a chart for a list. */
export const canHaveChart = ({ topic }: TopicList): boolean => topic === 'overall' || categoryIds[topic] !== undefined

/** Returns the category id of a list's chart; undefined for Overall, which is the chart of all categories. */
export const chartCategoryId = ({ topic }: TopicList): string | undefined => categoryIds[topic]

/** Returns the search that replaces a missing chart. */
export const buildTopicSearch = ({ region, topic }: TopicList): VideoSearch => ({
  words: searchWords[topic]?.[region] ?? '',
  region,
  days: searchDays,
  category: categoryIds[topic] ?? (topic === 'overall' ? undefined : howtoAndStyle),
})
