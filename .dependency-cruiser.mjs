/**
 * Import boundaries (docs/architecture.md), checked by `npm run boundaries`. Paths are those of the files that imports
 * resolve to; type-only imports count.
 */

const layers = ['lib', 'store|clients|vision', 'services', 'endpoints|jobs|triggers']

/** A layer of functions imports itself and the layers below it. */
const functionLayers = layers.slice(0, -1).map((layer, index) => ({
  name: `functions-${layer.replaceAll('|', '-')}`,
  comment: 'In functions: lib < store, clients, vision < services < endpoints, jobs, triggers.',
  from: { path: `^functions/(${layer})/` },
  to: { path: `^functions/(${layers.slice(index + 1).join('|')})/` },
}))

/** An outside package that only files below one of `places` import. */
const onePlace = (name, places) => ({
  name: `one-place-for-${name.replaceAll('/', '-').replace('@', '')}`,
  comment: `Only ${places.join(', ')} may import ${name}.`,
  from: { path: '^(shared|functions|infra|web)/', pathNot: places.map((place) => `^${place}/`) },
  to: { path: `^node_modules/${name}/` },
})

const forbidden = [
  {
    name: 'no-unresolved-import',
    comment: 'The imported file or package does not exist.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-cycle',
    comment: 'Modules do not import each other in a circle, not even for a type.',
    from: { path: '^(shared|functions|infra|web)/' },
    to: { circular: true },
  },
  {
    name: 'nothing-imports-test',
    comment: 'Only tests import test.',
    from: { pathNot: '^test/' },
    to: { path: '^test/' },
  },
  {
    name: 'shared-imports-zod-only',
    comment: 'shared runs in the browser and in functions: it imports itself and zod.',
    from: { path: '^shared/', pathNot: '^shared/prediction/training/' },
    to: { pathNot: ['^shared/(?!prediction/training/)', '^node_modules/zod/'] },
  },
  {
    name: 'contract-imports-models',
    comment: 'The contract describes what shared code computes, never the other way round.',
    from: { path: '^shared/(prediction|thumbnail)/' },
    to: { path: '^shared/contract/' },
  },
  {
    name: 'training-imports-shared',
    comment: 'Training runs on a developer’s machine only. It imports shared, and nothing else imports it.',
    from: { path: '^shared/prediction/training/' },
    to: { path: '^(functions|infra|web)/' },
  },
  {
    name: 'nothing-imports-training',
    from: { path: '^(functions|infra|web)/' },
    to: { path: '^shared/prediction/training/' },
  },
  {
    name: 'functions-import-shared',
    comment: 'Functions import shared and themselves.',
    from: { path: '^functions/' },
    to: { path: '^(infra|web)/' },
  },
  {
    name: 'cli-imports-shared',
    comment: 'The command line imports shared and itself, and nothing but its build imports it.',
    from: { path: '^cli/' },
    to: { path: '^(functions|infra|web)/' },
  },
  ...functionLayers,
  {
    name: 'services-one-way',
    comment:
      'Folders of services do not import each other in a circle: adviser, calls, drafts < analysis < review < retention.',
    scope: 'folder',
    from: { path: '^functions/services/' },
    to: { circular: true },
  },
  {
    name: 'nothing-imports-entry-points',
    comment: 'An entry point is one Lambda. Local mode loads it by its path; what two of them share is a service.',
    from: { path: '^(shared|functions|infra|web)/' },
    to: { path: '^functions/(endpoints|jobs|triggers)/' },
  },
  {
    name: 'web-imports-shared',
    comment: 'The site imports shared and itself.',
    from: { path: '^web/' },
    to: { path: '^(functions|infra)/' },
  },
  {
    name: 'web-without-node',
    comment: 'The site runs in browsers: it has no built-in modules of Node.',
    from: { path: '^web/src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-ui',
    comment: 'In web: ui < lib, messages < layout < features.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/', pathNot: '^web/src/ui/' },
  },
  {
    name: 'web-lib-messages',
    comment: 'In web: ui < lib, messages < layout < features.',
    from: { path: '^web/src/(lib|messages)/' },
    to: { path: '^web/src/', pathNot: '^web/src/(ui|lib|messages)/|^web/src/[^/]+[.]ts$' },
  },
  {
    name: 'web-layout',
    comment: 'In web: ui < lib, messages < layout < features.',
    from: { path: '^web/src/layout/' },
    to: { path: '^web/src/features/' },
  },
  {
    name: 'features-are-separate',
    comment: 'A feature never imports another; what they share is in layout.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'only-local-mode-loads-both',
    comment: 'The stack names functions by their paths; only local mode loads them, and the site.',
    from: { path: '^infra/', pathNot: '^infra/local/' },
    to: { path: '^(functions|web)/', pathNot: '^web/src/paths[.]ts$' },
  },
  {
    name: 'local-mode-is-apart',
    comment: 'What is deployed does not import local mode.',
    from: { path: '^infra/(?!local/)' },
    to: { path: '^infra/local/' },
  },
  {
    name: 'published-figures',
    comment:
      'Screens and functions take our accuracy from published-figures.ts. Only /accuracy shows held-out figures.',
    from: { pathNot: '^(test|web/src/features/accuracy)/|^shared/prediction/published-figures[.]ts$' },
    to: { path: '/(evaluation|published)[.]generated[.]json$' },
  },
  {
    name: 'one-place-for-tables',
    comment: 'Stores use functions/lib/table.ts, so that conditions, pages and expiry are handled in one place.',
    from: { path: '^functions/', pathNot: '^functions/lib/(table|database)[.]ts$' },
    to: { path: '^node_modules/@aws-sdk/(lib|client)-dynamodb/' },
  },
  // The site, and the check that signs in as the site does.
  onePlace('amazon-cognito-identity-js', ['web/src/lib', 'infra/smoke']),
  onePlace('@dnd-kit', ['web/src/layout']),
  onePlace('fflate', ['web/src/lib/studio']),
  onePlace('compromise', ['functions/services/adviser/english']),
  onePlace('openai', ['functions/clients/ai']),
  onePlace('stripe', ['functions/clients/stripe']),
  onePlace('fast-xml-parser', ['functions/clients/websub']),
  onePlace('@aws-sdk/client-cognito-identity-provider', ['functions/clients/cognito', 'infra/local', 'infra/recovery']),
  onePlace('@aws-sdk/client-sesv2', ['functions/clients/ses', 'infra/deploy']),
].map((rule) => ({ severity: 'error', ...rule }))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?<!/(?:evaluation|published))[.]generated[.]json$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
    cache: { folder: 'build/dependency-cruiser', strategy: 'metadata' },
  },
}
