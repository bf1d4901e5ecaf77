import type { Plugin } from 'vite'

/**
 * Leaves out unused parts of the router: framework mode, prefetching links, and developer warnings.
 * Marks its exports as free of side effects. If an update of the router breaks a replacement, the first screen exceeds
 * its budget.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replace('shouldPrefetch && !isAbsolute ?', 'false ?')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
}

/** The properties of an endpoint that its function checks, so that the web client does not check them again. */
const checkedByFunctions = ['input', 'output', 'rate', 'errors']

/**
 * Leaves out the schemas, rates and errors of endpoints, and zod wherever nothing else needs it. Every function checks
 * its input and output against the contract; in development and tests, the client checks the output too
 * (`src/lib/api.ts`).
 */
export const slimContract: Plugin = {
  name: 'slim-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/(contract\/[\w-]+|email|errors)\.ts$/ },
    handler(code) {
      const edits: (readonly [from: number, to: number, text: string])[] = []
      const visit = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        const { type, callee, arguments: given } = node as Call
        if (type === 'CallExpression' && /endpoint$/i.test(callee?.name ?? ''))
          for (const { type, key, start, end } of given?.[0]?.properties ?? [])
            if (type === 'Property' && checkedByFunctions.includes(key.name ?? ''))
              edits.push([start, code[end] === ',' ? end + 1 : end, ''])
        Object.values(node).forEach(visit)
      }
      const { body } = this.parse(code)
      visit(body)
      // Marks schemas as free of side effects, so that unused ones are removed. Bundlers cannot detect this for `z.string().check()`.
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declared?.type !== 'VariableDeclaration') continue
        for (const { init } of declared.declarations)
          if (init?.type === 'CallExpression') {
            edits.push([init.start, init.start, '/* @__PURE__ */ (() => '])
            edits.push([init.end, init.end, ')()'])
          }
      }
      return edits
        .sort(([a], [b]) => b - a)
        .reduce((text, [from, to, insert]) => text.slice(0, from) + insert + text.slice(to), code)
    },
  },
}

interface Call {
  readonly type?: string
  readonly callee?: { readonly name?: string }
  readonly arguments?: readonly {
    readonly properties?: readonly { type: string; key: { readonly name?: string }; start: number; end: number }[]
  }[]
}

/** Keeps zod from trying `eval` before its first use, which the content security policy forbids and reports. */
export const jitlessZod: Plugin = {
  name: 'jitless-zod',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nconfig({ jitless: true })\n`,
  },
}
