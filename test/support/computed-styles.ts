import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'

/**
 * Makes happy-dom copy the styles of an element by assignment. For each parent of an element whose style is asked for, as
 * every search by role does for every element, it copied them with `structuredClone`, which took three quarters of such a
 * search. Copies may share the values of properties, because a changed property gets a new one.
 */
export function copyStylesByAssignment(): void {
  CSSPropertyManager.prototype.clone = function () {
    const copied = Object.entries(this).map(([field, properties]) => [field, { ...properties }])
    return Object.assign(new CSSPropertyManager(), Object.fromEntries(copied))
  }
}
