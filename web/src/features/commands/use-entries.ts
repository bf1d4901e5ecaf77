import {
  CircleUserRound,
  Clapperboard,
  CornerDownRight,
  Keyboard,
  LogOut,
  type LucideIcon,
  Mountain,
  Plus,
  Sparkles,
  SunMoon,
  Vote,
} from 'lucide-react'
import { useMatch, useNavigate } from 'react-router-dom'
import { following } from '#shared/contract/following.ts'
import type { CommandsProps } from '#web/layout/dashboard-layout.tsx'
import { draftNameOf, useAllDrafts } from '#web/layout/use-all-drafts.ts'
import { useRead } from '#web/lib/query.ts'
import { setTheme, themes } from '#web/lib/theme.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { findMatches, type Named } from './match.ts'
import { commandsMessages } from './messages.ts'
import { places } from './places.ts'

export interface PaletteProps extends CommandsProps {
  /** Creates a draft, with a working name if one is given. */
  readonly onNew: (name?: string) => void
}

/** A place that the palette opens, or an action that it runs. */
export interface Entry extends Named {
  readonly id: string
  /** Shown beside the name: its location or state. */
  readonly note?: string
  readonly Icon: LucideIcon
  readonly run: () => void
}

export interface Group {
  readonly name: 'places' | 'videos' | 'channels' | 'actions'
  readonly entries: readonly Entry[]
}

/** Maximum numbers of matching videos and channels, and of recently changed videos before anything is typed. */
const maxMatches = { videos: 6, channels: 4, latest: 3 } as const

/** Returns the palette's entries for `typed`, with the group of the best match first, and the state of the queries. */
export function useEntries(typed: string, { onShow, onNew, onSignOut }: PaletteProps) {
  const { t } = useMessages(commandsMessages)
  const navigate = useNavigate()
  const drafts = useAllDrafts()
  const follows = useRead(following.list, {})
  const text = typed.trim()
  const openDraftId = useMatch(paths.draft)?.params.id
  const open = (to: string) => () => void navigate(to)

  const toPlace = ({ id, to, name, of }: (typeof places)[number]): Entry => ({
    id,
    name: t(name),
    words: t(`commands.words.${id}`),
    Icon: CornerDownRight,
    run: open(to),
    ...(of && { note: t(of) }),
  })
  const latest = (drafts.data ?? []).toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
  const videos = latest.map(
    (draft): Entry => ({
      id: draft.id,
      name: draftNameOf(draft, t('draftName.untitled')),
      words: draft.title,
      note: t(`draftStates.${draft.state}`),
      Icon: Clapperboard,
      run: open(draftPath(draft.id)),
    }),
  )
  const channels = (follows.data?.follows ?? []).flatMap(({ id, channel }): Entry[] =>
    channel
      ? [{ id, name: channel.title, Icon: CircleUserRound, run: open(`${paths.outliers}?tab=videos&channel=${id}`) }]
      : [],
  )
  // The draft on the screen, or else the last changed one that is unpublished and has a title.
  const votable =
    latest.find(({ id }) => id === openDraftId) ?? latest.find(({ published, titles }) => !published && titles > 0)
  const actions: readonly Entry[] = [
    { id: 'new', name: t('commands.actions.new'), words: t('commands.words.new'), Icon: Plus, run: () => onNew() },
    ...(votable
      ? [
          {
            id: 'votes',
            name: t('commands.actions.votes'),
            words: t('commands.words.votes'),
            note: draftNameOf(votable, t('draftName.untitled')),
            Icon: Vote,
            run: open(draftPath(votable.id, 'share')),
          },
        ]
      : []),
    {
      id: 'shortcuts',
      name: t('commands.actions.shortcuts'),
      words: t('commands.words.shortcuts'),
      note: '?',
      Icon: Keyboard,
      run: () => onShow('shortcuts'),
    },
    ...themes.map((theme) => ({
      id: theme,
      name: t('commands.actions.theme', { theme: t(`layout.themes.${theme}`) }),
      words: t('commands.words.theme'),
      Icon: SunMoon,
      run: () => setTheme(theme),
    })),
    { id: 'signOut', name: t('layout.signOut'), words: t('commands.words.signOut'), Icon: LogOut, run: onSignOut },
  ]
  const withText: readonly Entry[] = [
    {
      id: 'judge',
      name: t('commands.actions.judge', { text }),
      note: t('layout.links.insights'),
      Icon: Sparkles,
      run: open(`${paths.insights}?title=${encodeURIComponent(text)}`),
    },
    {
      id: 'start',
      name: t('commands.actions.start', { text }),
      note: t('layout.links.videos'),
      Icon: Plus,
      run: () => onNew(text),
    },
    {
      id: 'about',
      name: t('commands.actions.outliers', { text }),
      note: t('layout.links.outliers'),
      Icon: Mountain,
      run: open(`${paths.outliers}?tab=videos&search=${encodeURIComponent(text)}`),
    },
  ]
  const state = {
    isLoading: drafts.isPending || follows.isPending,
    failed: [drafts, follows].filter((read) => read.isError && !read.data),
  }

  if (!text) {
    const groups: readonly Group[] = [
      { name: 'videos', entries: videos.slice(0, maxMatches.latest) },
      { name: 'places', entries: places.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(toPlace) },
      { name: 'actions', entries: actions },
    ]
    return { groups, hasMatch: true, ...state }
  }
  const matches = [
    { name: 'places', entries: findMatches(text, places.map(toPlace)) },
    { name: 'videos', entries: findMatches(text, videos).slice(0, maxMatches.videos) },
    { name: 'channels', entries: findMatches(text, channels).slice(0, maxMatches.channels) },
    { name: 'actions', entries: findMatches(text, actions) },
  ] as const
  const best = ({ entries }: (typeof matches)[number]) => entries[0]?.rank ?? Number.POSITIVE_INFINITY
  const groups: readonly Group[] = matches
    .toSorted((a, b) => best(a) - best(b))
    .map(({ name, entries }) => ({ name, entries: name === 'actions' ? [...entries, ...withText] : entries }))
  return { groups, hasMatch: matches.some(({ entries }) => entries.length > 0), ...state }
}
