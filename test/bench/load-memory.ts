import { readdir, readFile } from 'node:fs/promises'

/** Returns the resident memory of a process group in megabytes, or NaN on a machine without /proc. */
export async function residentMegabytes(group: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const sizes = await Promise.all(pids.map((pid) => sizeInGroup(pid, group)))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
  return kilobytes > 0 ? kilobytes / 1024 : Number.NaN
}

/** Returns the kilobytes of a process of the group, or 0 for other processes and for one that has ended. */
async function sizeInGroup(pid: string, group: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // `pid (name) state ppid pgrp ...`, and the name may hold anything.
  const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(pgrp) !== group) return 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}
