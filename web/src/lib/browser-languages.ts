/**
 * Returns the browser's languages as valid tags, such as `es-MX`, most preferred first. A browser started in the POSIX locale offers
 * `en-US@posix`, which `Intl` throws at: what follows the tag is left out, and what is no tag at all is dropped.
 */
export const browserLanguages = (languages: readonly string[] = navigator.languages): string[] =>
  languages.flatMap((language) => {
    try {
      return Intl.getCanonicalLocales(language.replace(/[@.].*/, '').replaceAll('_', '-'))
    } catch {
      return []
    }
  })
