let shiftMs = 0

/** Shifts `Date` in this thread or process by a number of milliseconds. `Date` is replaced only on the first shift that is not 0. */
export function setClockShift(ms: number): void {
  if (ms !== 0 && globalThis.Date !== MovedDate) globalThis.Date = MovedDate
  shiftMs = ms
}

const RealDate = Date
const now = () => RealDate.now() + shiftMs

const MovedDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, values, derived) => Reflect.construct(target, values.length > 0 ? values : [now()], derived),
  apply: () => new Date(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
