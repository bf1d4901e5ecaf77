import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { writeStudioExport } from '#test/support/studio-export.ts'
import { claudeQuery, memberPaths } from '#test/support/views.ts'
import type * as experimentSection from '#web/features/experiments/messages/en.ts'
import type * as channel from '#web/features/home/channel/messages/en.ts'
import type * as review from '#web/features/review/messages/en.ts'
import type * as sharing from '#web/features/sharing/messages/en.ts'
import type * as studio from '#web/features/studio-data/messages/en.ts'
import type * as trends from '#web/features/trends/messages/en.ts'
import type * as draft from '#web/features/workbench/kept/messages/en.ts'
import type * as insights from '#web/features/workbench/messages/en.ts'
import type * as metadata from '#web/features/workbench/metadata/messages/en.ts'
import type * as result from '#web/features/workbench/result/messages/en.ts'
import type * as frame from '#web/messages/en.ts'
import type { Translate } from '#web/messages/translate.ts'
import { paths } from '#web/paths.ts'

/** The messages that scenes look for. */
export type SceneMessages = typeof channel &
  typeof experimentSection &
  typeof draft &
  typeof frame &
  typeof insights &
  typeof metadata &
  typeof result &
  typeof review &
  typeof sharing &
  typeof studio &
  typeof trends

/** A screen in a certain state. */
export interface Scene {
  readonly name: string
  readonly address: string
  /** Brings the screen into the state before the picture is taken. Finds elements by their text in the page's language. */
  readonly prepare?: (page: Page, t: Translate<SceneMessages>) => Promise<void>
  /** Takes a picture of the viewport instead of the full page, because a dialog covers the page. */
  readonly viewportOnly?: true
}

type Prepare = NonNullable<Scene['prepare']>

/** Opens the draft that the demo creator has shared and tested. */
const openDraft: Prepare = async (page, t) => {
  await page.getByRole('link', { name: 'Sourdough in winter' }).click()
  await page.getByRole('button', { name: t('insights.content.get') }).waitFor()
}

/** Opens the review of one of the drafts in a list, counted from 0. */
const openReview =
  (at: number): Prepare =>
  async (page, t) => {
    await page.locator(`a[href*="${paths.drafts}/"]`).nth(at).click()
    await page.getByRole('link', { name: t('publish.open') }).click()
    await page.getByRole('heading', { name: t('review.video.heading') }).waitFor()
    await page.locator('.shimmer').first().waitFor({ state: 'detached' })
  }

const dropExports = (page: Page, files: Readonly<Record<string, Buffer>>) =>
  page
    .locator('input[type=file]')
    .setInputFiles(Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'text/csv', buffer })))

const title = 'How I built a cabin in 30 days (and what it cost)'
/** A title that gets a clear verdict on the demo creator's channel. */
export const carbonara = 'How to Make the Perfect Carbonara'

/** Returns the scene of a screen as it opens, without further actions. */
export const sceneOf = (address: string): Scene => ({
  name: address.replace(/^\//, '').replaceAll('/', '-') || 'landing',
  address,
})

/** Screens of signed-in users. */
export const memberScreens = [...memberPaths, paths.enterpriseInquiry].map(sceneOf)

/** The query with which another app shares a video, which then becomes an idea. */
const sharedFromApp = new URLSearchParams({ title, text: 'https://youtu.be/dQw4w9WgXcQ?si=aB3_x' })

/** Screens after an action. `analysis` is the id of an analysis with title and thumbnail. */
export const memberScenes = (analysis: string): readonly Scene[] => [
  { name: 'keep-idea', address: `${paths.keepIdea}?${sharedFromApp}` },
  { name: 'assistant-consent', address: `${paths.authorize}?${claudeQuery}` },
  ...['passkeys', 'assistants', 'tokens', 'end'].map(
    (dialog): Scene => ({
      name: `profile-${dialog}`,
      viewportOnly: true,
      address: `${paths.profile}?${dialog}`,
      prepare: (page) => page.getByRole('dialog').waitFor(),
    }),
  ),
  { name: 'insights-results', address: `${paths.insights}?analysis=${analysis}` },
  {
    name: 'insights-typed',
    address: `${paths.insights}?title=${encodeURIComponent(carbonara)}`,
    prepare: (page) =>
      page
        .getByText(/\d+.?%/)
        .first()
        .waitFor(),
  },
  {
    // Shows what is in view after an analysis.
    name: 'insights-analyzed',
    viewportOnly: true,
    address: `${paths.insights}?title=${encodeURIComponent(carbonara)}`,
    prepare: async (page) => {
      await page.locator('main button[type=submit]').first().click()
      await page.locator('section[tabindex="-1"] [role=group][aria-labelledby]').waitFor()
      await page.waitForLoadState('networkidle')
    },
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
  { name: 'dashboard-channel', address: `${paths.dashboard}?view=channel` },
  { name: 'dashboard-ideas', address: `${paths.dashboard}?view=ideas` },
  { name: 'drafts-list', address: `${paths.drafts}?view=list` },
  { name: 'draft', address: paths.drafts, prepare: openDraft },
  {
    name: 'draft-publish',
    address: paths.drafts,
    prepare: async (page, t) => {
      await openDraft(page, t)
      await page.getByRole('link', { name: t('draft.path.steps.publish') }).click()
      await page.getByRole('heading', { name: t('publish.heading') }).waitFor()
    },
  },
  {
    name: 'draft-analyzed',
    address: paths.drafts,
    prepare: async (page, t) => {
      await openDraft(page, t)
      await page.getByRole('button', { name: t('insights.content.get') }).click()
      await page.getByRole('region', { name: t('result.tabs.label') }).waitFor()
    },
  },
  {
    name: 'draft-planning',
    address: paths.drafts,
    prepare: async (page, t) => {
      await openDraft(page, t)
      await page.getByRole('link', { name: t('draft.path.steps.test') }).click()
      await page.getByRole('button', { name: t('experimentSection.open') }).click()
      await page.getByRole('button', { name: t('sharing.create') }).click()
    },
  },
  // Published drafts, newest first: one of two weeks ago, and one of more than four.
  { name: 'review-7', address: `${paths.drafts}?view=list&order=state-desc`, prepare: openReview(3) },
  { name: 'review-28', address: `${paths.drafts}?view=list&order=state-desc`, prepare: openReview(9) },
  {
    name: 'studio-data-read',
    address: paths.studioData,
    prepare: async (page, t) => {
      const fixture = (name: string) => readFile(path.resolve(import.meta.dirname, '../fixtures/studio/files', name))
      await dropExports(page, {
        'Table data.csv': writeStudioExport('en', 'The boat nobody clicked on', { videos: 150, hit: 'castles' }),
        'Traffic sources.csv': await fixture('en-traffic-sources.csv'),
        'Not numbers.csv': await fixture('en-not-numbers.csv'),
        'Not text.csv': await fixture('nul-bytes.csv'),
        'Polish.csv': await fixture('unknown-pl.csv'),
      })
      await page.getByRole('heading', { name: t('studio.sources.heading') }).waitFor()
      await page.getByText(t('studio.report.skipped', { n: 15 })).click()
    },
  },
  {
    name: 'studio-data-tables',
    address: paths.studioData,
    prepare: async (page, t) => {
      await dropExports(page, { 'Table data.csv': writeStudioExport('en', 'The boat nobody clicked on') })
      await page
        .getByRole('button', { name: t('studio.table.show') })
        .first()
        .click()
      await page.getByRole('table').first().waitFor()
    },
  },
  { name: 'outliers-list', address: `${paths.outliers}?view=list` },
  { name: 'outliers-channels', address: `${paths.outliers}?tab=channels` },
  {
    name: 'trends-insight',
    address: paths.trends,
    prepare: async (page, t) => {
      await page
        .getByRole('button', { name: t('trends.card.insights') })
        .first()
        .click()
      await page.getByText(t('trends.insight.factors')).first().waitFor()
    },
  },
  {
    name: 'command-palette',
    viewportOnly: true,
    address: paths.policies,
    prepare: async (page) => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { expanded: true }).fill('sour')
      await page.getByRole('option', { name: 'Sourdough in winter' }).waitFor()
    },
  },
  {
    name: 'keyboard-shortcuts',
    viewportOnly: true,
    address: paths.policies,
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dashboard-disconnect',
    viewportOnly: true,
    address: `${paths.dashboard}?view=channel`,
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('reach.connection.disconnect'), exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** The page of a shared draft, before and after a vote. */
export const sharedScenes = (address: string): readonly Scene[] => [
  { name: 'shared-page', address },
  {
    name: 'shared-page-voted',
    address,
    prepare: async (page) => {
      await page.getByRole('radio').first().check()
      await page.locator('button[type=submit]').click()
      await page.locator('.bar').first().waitFor()
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
  paths.outliers,
  paths.trends,
  paths.profile,
  paths.upgrade,
].map(sceneOf)
