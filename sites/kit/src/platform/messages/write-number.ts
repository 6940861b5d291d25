type Digits = { least?: number; most: number }
type Separators = { thousands: string; decimals: string }

/** Rounded half away from zero as it would be on paper (1.005 is 1.01), with at least and at most so many decimals. */
export function writeNumber(value: number, { least = 0, most }: Digits, { thousands, decimals }: Separators): string {
  // a decimal point moved in the written number: multiplying would move it in the binary one, a little beside
  const shifted = Math.round(Number(`${Math.abs(value).toFixed(10)}e${most}`))
  const digits = String(shifted).padStart(most + 1, '0')
  const whole = digits.slice(0, -most).replace(/\B(?=(\d{3})+$)/g, thousands)
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 && shifted > 0 ? '-' : ''
  return `${sign}${whole}${fraction && decimals}${fraction}`
}
