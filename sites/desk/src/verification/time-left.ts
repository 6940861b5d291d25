export type TimeLeft = {
  /** `soon`: less than a quarter of the time is left. */
  kind: 'calm' | 'soon' | 'late'
  amount: number
  unit: 'minutes' | 'hours' | 'days'
  /** Elapsed share of the promised hours, 0 to 1. */
  passed: number
}

const [hour, day] = [3_600, 86_400] // s

/** A delay of two days or more is written in days. Time left stays in hours: the promise is 48 hours. */
export function timeLeft(secondsLeft: number, answerHours: number): TimeLeft {
  const whole = answerHours * hour
  const seconds = Math.abs(secondsLeft)
  const passed = Math.min(1, Math.max(0, 1 - secondsLeft / whole))
  if (secondsLeft < 0) return { kind: 'late', ...amountOf(seconds, seconds >= 2 * day), passed }
  return { kind: secondsLeft < whole / 4 ? 'soon' : 'calm', ...amountOf(seconds, false), passed }
}

/** Rounded down, but at least 1 min. */
function amountOf(seconds: number, inDays: boolean): Pick<TimeLeft, 'amount' | 'unit'> {
  if (inDays) return { amount: Math.floor(seconds / day), unit: 'days' }
  if (seconds >= hour) return { amount: Math.floor(seconds / hour), unit: 'hours' }
  return { amount: Math.max(1, Math.floor(seconds / 60)), unit: 'minutes' }
}
