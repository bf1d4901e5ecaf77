import type { AccessRow } from './row.ts'

export const mcpAccess = {
  // Its tools are other endpoints, which it invokes: it reads and writes nothing itself.
  'mcp/serve': {
    invokes: [
      'advice/score',
      'advice/upload',
      'advice/thumbnail',
      'advice/titles',
      'drafts/list',
      'drafts/get',
      'drafts/create',
      'drafts/save',
      'following/outliers',
      'youtube/analytics',
    ],
    // Waits for another function.
    seconds: 28,
  },
} as const satisfies Record<`mcp/${string}`, AccessRow>
