const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

/** `2026-03-01` becomes `1 mars 2026`. */
export const frenchDay = (date: string) => day.format(new Date(date))
export const frenchMonth = (date: Date) => month.format(date)
export const euros = (value: number) => amount.format(value)

/** First day of the month that is `months` before `today`. */
export const monthBefore = (today: Date, months: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1))
