import type { Sentences } from '#web/messages/sentence.ts'

export const drafts = {
  create: 'New video',
  view: 'View',
  views: { board: 'Columns', list: 'List' },
  search: 'Search videos',
  placeholder: 'Search by name or title',
  failed: 'Your videos couldn’t be loaded.',
  empty: 'No videos yet',
  emptyText:
    'A video starts as a draft, with the titles and thumbnails you’re considering for it and every version. Start one here, or try a title in Predictive Insights and keep it.',
  noMatch: 'No video matches “{text}”',
  clearSearch: 'Clear search',
  found: { one: '{n} video', other: '{n} videos' },
  more: { one: 'Show {n} more', other: 'Show {n} more' },
} as const satisfies Sentences

export const board = {
  label: 'Videos by state',
  how: 'Drag a card to another column, or choose “Move to” in its menu.',
  none: 'No videos',
  columns: {
    published: 'Drop a draft here to say which video it became.',
    reviewed: 'Published drafts move here by themselves 28 days after you marked them, with their last review.',
  },
} as const satisfies Sentences

export const card = {
  drag: 'Drag “{name}”',
  menu: 'Actions for “{name}”',
  planned: 'Planned for {day}',
  published: 'Published on {day}',
  version: 'Version {n}',
  titles: { one: '{n} title', other: '{n} titles' },
  thumbnails: { one: '{n} thumbnail', other: '{n} thumbnails' },
} as const satisfies Sentences

export const actions = {
  moveTo: 'Move to',
  publish: 'Published…',
  duplicate: 'Duplicate',
  remove: 'Delete',
  undo: 'Undo',
  moved: '“{name}” is now in “{state}”.',
  movedBack: '“{name}” is back in “{state}”.',
  moveFailed: '“{name}” couldn’t be moved. {reason}',
  moveConflict:
    'The state of “{name}” was changed in another tab or on another device, so your move wasn’t saved. Here is the latest.',
  gone: '“{name}” was deleted in another tab or on another device.',
  reviewedLater:
    '“{name}” isn’t published yet. It moves to “{state}” by itself 28 days after you mark it as published.',
  duplicated: 'Created a copy of “{name}” in “{state}”.',
  open: 'Open the copy',
  duplicateFailed: '“{name}” couldn’t be copied. {reason}',
  removed: 'Deleted “{name}”.',
  removeFailed: '“{name}” couldn’t be deleted. {reason}',
  restored: '“{name}” is back.',
  removedAll: { one: 'Deleted {n} draft.', other: 'Deleted {n} drafts.' },
  restoredAll: { one: '{n} draft is back.', other: '{n} drafts are back.' },
  restoreFailed: '“{name}” couldn’t be restored. {reason}',
} as const satisfies Sentences

export const list = {
  label: 'All videos',
  draft: 'Video',
  state: 'State',
  date: 'Date',
  updated: 'Updated',
  menu: 'Actions',
  sortBy: 'Sort by',
  orders: {
    'updated-desc': 'Latest change',
    'updated-asc': 'Oldest change',
    'date-asc': 'Date, earliest first',
    'date-desc': 'Date, latest first',
    'state-asc': 'State, from idea to reviewed',
    'state-desc': 'State, from reviewed to idea',
    'title-asc': 'Title, A to Z',
    'title-desc': 'Title, Z to A',
  },
  select: 'Select “{name}”',
  selectAll: 'Select all shown',
  selected: { one: '{n} draft selected', other: '{n} drafts selected' },
  remove: 'Delete',
  clear: 'Clear selection',
  undated: 'No date',
} as const satisfies Sentences
