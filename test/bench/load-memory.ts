import { readdir, readFile } from 'node:fs/promises'

/** What a process and all those of its group hold in memory, in megabytes; NaN where the machine has no /proc. */
export async function residentMegabytes(group: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const sizes = await Promise.all(pids.map((pid) => sizeIn(pid, group)))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
  return kilobytes > 0 ? kilobytes / 1024 : Number.NaN
}

/** Kilobytes of a process of the group; 0 for any other, and for one that has ended meanwhile. */
async function sizeIn(pid: string, group: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // `pid (name) state ppid pgrp ...`, and the name may hold anything.
  const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(pgrp) !== group) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}
