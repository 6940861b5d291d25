const months: readonly string[] = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]

/** `2026-09-30` of plain text: `30/09/2026`, `30.09.2026`, `30 septembre 2026`. Impossible days are left out. */
export function datesIn(text: string): string[] {
  const numeric = [...text.matchAll(/(?<!\d)(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})(?!\d)/g)]
  const written = [...text.matchAll(/(?<!\d)(\d{1,2})(?:er)? ([a-z]+) (\d{4})(?!\d)/g)].map(
    ([all, day, month = '', year]) => [all, day, String(months.indexOf(month) + 1), year],
  )
  return [...numeric, ...written].flatMap(([, day, month, year]) => toDate(Number(year), Number(month), Number(day)))
}

function toDate(year: number, month: number, day: number): string[] {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200
  return isReal ? [date.toISOString().slice(0, 10)] : []
}

/** `2026-09` of plain text: `septembre 2026`, `09/2026`, and the month of every date. */
export function monthsIn(text: string): string[] {
  const named = [...text.matchAll(/(?<![a-z])([a-z]+) (\d{4})(?!\d)/g)].flatMap(([, name = '', year]) => {
    const month = months.indexOf(name) + 1
    return month > 0 ? [`${year}-${String(month).padStart(2, '0')}`] : []
  })
  const numeric = [...text.matchAll(/(?<![\d/])(0[1-9]|1[0-2])[/.](20\d\d)(?!\d)/g)].map(
    ([, month, year]) => `${year}-${month}`,
  )
  return [...new Set([...named, ...numeric, ...datesIn(text).map((date) => date.slice(0, 7))])]
}
