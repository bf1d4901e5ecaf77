/**
 * `npm start` and `npm run dev`: installs what is missing, then starts the system in this process. A command line of two
 * programs would need a shell between npm and the system, and shells do not pass on SIGTERM.
 */
await import('./ensure-packages.mjs')
if (process.exitCode) process.exit()
const { register } = await import('tsx/esm/api')
register()
await import('./start.ts')
