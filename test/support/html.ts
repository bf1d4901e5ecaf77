import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'

const rules: RuleConfig = {
  // How React and browsers write HTML. Parsers do not tell these apart.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  'no-trailing-whitespace': 'off',
  // React's ids begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // ARIA allows naming lists and other elements, not only regions and controls.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
}

/** Rules for a page that scripts have changed. */
const rulesOfScreens: RuleConfig = {
  ...rules,
  // Scripts may set styles, which a browser lists as attributes. The content security policy refuses those in HTML.
  'no-inline-style': 'off',
  // Base UI's toasts are in a `div` with the role of a region, and the list of a combobox cannot be a `select`.
  'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
  // The buttons of Base UI's toasts are hidden until they are focused. For all other elements, axe checks this.
  'hidden-focusable': 'off',
}

/** Resolves its configuration once. The package does it again for each page. */
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(...given: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#resolved ??= super.getConfigFor(...given)
    return this.#resolved
  }
}

const toValidator = (own: RuleConfig) =>
  new HtmlValidate(new ResolvedOnce({ root: true, extends: ['html-validate:recommended'], rules: own }))
const [pageValidator, screenValidator] = [toValidator(rules), toValidator(rulesOfScreens)]

const findFaults = (validator: HtmlValidate, html: string, place: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${place}: ${ruleId}: ${message} at ${selector}`),
    )

/** Returns what html-validate finds in a page as it is sent. Each finding names the place. */
export const htmlFaults = (html: string, place: string): string[] => findFaults(pageValidator, html, place)

/** Returns what html-validate finds in the document of a browser. Each finding names the place. */
export const documentFaults = (html: string, place: string): string[] => findFaults(screenValidator, html, place)
