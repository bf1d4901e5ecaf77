/**
 * Returns the browser's languages as valid tags, such as `es-MX`, most preferred first. A browser started in the POSIX locale reports
 * `en-US@posix`, which makes `Intl` throw, so suffixes are removed and invalid tags dropped.
 */
export const browserLanguages = (languages: readonly string[] = navigator.languages): string[] =>
  languages.flatMap((language) => {
    try {
      return Intl.getCanonicalLocales(language.replace(/[@.].*/, '').replaceAll('_', '-'))
    } catch {
      return []
    }
  })
