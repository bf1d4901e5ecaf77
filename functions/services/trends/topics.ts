import type { VideoSearch } from '#functions/clients/youtube/search.ts'
import { type Category, categories, type Region, regions } from '#shared/trends.ts'

/** What the screen calls Overall, and the categories. */
export type Topic = Category | 'overall'
const topics: readonly Topic[] = [...categories, 'overall']

/** YouTube's numbers of the categories that may have a chart. Fashion and cooking lie in Howto & Style (26), which has none. */
const chartOf: Readonly<Partial<Record<Topic, string>>> = {
  gaming: '20',
  music: '10',
  technology: '28',
  education: '27',
  entertainment: '24',
  sports: '17',
}
const lifestyle = '26'

/** What to search for where a number alone would find too much, in the words of the region. */
const words: Readonly<Partial<Record<Topic, Readonly<Record<Region, string>>>>> = {
  fashion: { US: 'fashion', GB: 'fashion', ES: 'moda', FR: 'mode' },
  cooking: { US: 'recipe', GB: 'recipe', ES: 'receta', FR: 'recette' },
}

/** How far back a search for a category looks. */
export const categoryDays = 7

/** One list that is kept up to date. */
export interface TopicList {
  readonly region: Region
  readonly topic: Topic
}

/** Every list there is: categories before Overall, which repeats their videos. */
export const topicLists: readonly TopicList[] = regions.flatMap((region) => topics.map((topic) => ({ region, topic })))

/** Whether YouTube can be asked for a chart, and under which number; Overall is the chart without one. */
export const canHaveChart = ({ topic }: TopicList): boolean => topic === 'overall' || chartOf[topic] !== undefined
export const chartCategoryId = ({ topic }: TopicList): string | undefined => chartOf[topic]

/** The search that stands in for a chart. */
export const buildTopicSearch = ({ region, topic }: TopicList): VideoSearch => ({
  words: words[topic]?.[region] ?? '',
  region,
  days: categoryDays,
  category: chartOf[topic] ?? (topic === 'overall' ? undefined : lifestyle),
})
