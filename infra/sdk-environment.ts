/**
 * Turns off the AWS SDK's warning on Node 20, in this process and, through `sdkEnvironment`, in child processes. Import this
 * module before the SDK. The warning is about upgrades: versions published from January 2027 need Node 22. The locked
 * version supports Node 20, and npm refuses to install one that does not support the running Node (`engine-strict` in
 * .npmrc). `npm start` and `npm test` print one line about it (`ensure-packages.mjs`). Lambda runs Node 24.
 */
export const sdkEnvironment = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' } as const

Object.assign(process.env, sdkEnvironment)
