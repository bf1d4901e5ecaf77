import type { Page } from 'playwright-core'
import type * as draft from '#web/features/draft/messages/en.ts'
import type * as below from '#web/features/home/below/messages/en.ts'
import type * as metadata from '#web/features/insights/metadata/messages/en.ts'
import type * as trends from '#web/features/trends/messages/en.ts'
import type * as frame from '#web/messages/en.ts'
import type { Translate } from '#web/messages/translate.ts'
import { paths } from '#web/paths.ts'

/** The messages that scenes look for. */
export type SceneMessages = typeof below & typeof draft & typeof frame & typeof metadata & typeof trends

/** A screen in a certain state. */
export interface Scene {
  readonly name: string
  readonly address: string
  /** Brings the screen into the state before the picture is taken. Finds elements by their text in the page's language. */
  readonly prepare?: (page: Page, t: Translate<SceneMessages>) => Promise<void>
  /** Takes a picture of the viewport instead of the full page, because a dialog covers the page. */
  readonly viewportOnly?: true
}

const title = 'How I built a cabin in 30 days (and what it cost)'

/** Returns the scene of a screen as it opens, without further actions. */
export const sceneOf = (address: string): Scene => ({
  name: address.replace(/^\//, '').replaceAll('/', '-') || 'landing',
  address,
})

/** Screens of signed-in users. */
export const memberScreens = [
  paths.dashboard,
  paths.insights,
  paths.trends,
  paths.record,
  paths.calendar,
  paths.profile,
  paths.settings,
  paths.policies,
  paths.support,
  paths.help,
  paths.upgrade,
  paths.enterpriseInquiry,
].map(sceneOf)

/** Screens after an action. `analysis` is the id of one with title and thumbnail. */
export const memberScenes = (analysis: string): readonly Scene[] => [
  { name: 'insights-results', address: `${paths.insights}?analysis=${analysis}` },
  {
    name: 'insights-typed',
    address: `${paths.insights}?title=${encodeURIComponent(title)}`,
    prepare: (page) => page.locator('meter').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'insights-compare',
    address: `${paths.insights}?view=compare`,
    prepare: async (page) => {
      const fields = page.locator('main textarea:visible')
      for (const [index, text] of [title, 'I built a cabin for $500'].entries()) await fields.nth(index).fill(text)
    },
  },
  {
    name: 'insights-metadata',
    address: `${paths.insights}?view=metadata&title=${encodeURIComponent(title)}`,
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('metadata.write') }).click()
      await page.getByRole('button', { name: t('metadata.copyTags') }).waitFor()
    },
  },
  { name: 'drafts-list', address: `${paths.drafts}?view=list` },
  {
    name: 'draft',
    address: paths.drafts,
    prepare: async (page, t) => {
      await page.locator(`a[href*="${paths.draft}?id="]`).first().click()
      await page.getByRole('heading', { name: t('draft.versions.heading') }).waitFor()
    },
  },
  {
    name: 'trends-insight',
    address: paths.trends,
    prepare: async (page, t) => {
      await page
        .getByRole('button', { name: t('trends.card.insights') })
        .first()
        .click()
      await page.getByText(t('trends.insight.strategies')).first().waitFor()
    },
  },
  {
    name: 'dashboard-disconnect',
    viewportOnly: true,
    address: paths.dashboard,
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('reach.connection.disconnect'), exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** The menu on screens without a sidebar. */
export const menu: Scene = {
  name: 'menu',
  viewportOnly: true,
  address: paths.dashboard,
  prepare: async (page, t) => {
    await page.getByRole('button', { name: t('layout.openMenu') }).click()
    await page.getByRole('dialog').waitFor()
  },
}

/** Screens of a user who has just signed up, on the Free plan. */
export const newcomerScreens = [
  paths.dashboard,
  paths.insights,
  paths.drafts,
  paths.calendar,
  paths.trends,
  paths.profile,
].map(sceneOf)
