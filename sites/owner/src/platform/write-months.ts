import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'

const { fr, en } = formats

/** «9 mois», «3 ans» */
export const monthsInFrench = (months: number): string =>
  months % 12 === 0 ? `${months / 12} ${fr.plural(months / 12, 'an', 'ans')}` : `${months} mois`

/** “9 months”, “3 years” */
export function monthsInEnglish(months: number): string {
  const [count, one, other] = months % 12 === 0 ? [months / 12, 'year', 'years'] : [months, 'month', 'months']
  return `${count} ${en.plural(count, one, other)}`
}

/** “1 month’s notice”, “3 months’ notice” */
export function noticeInEnglish(months: number): string {
  const told = monthsInEnglish(months)
  return `${told}${told.endsWith('s') ? '’' : '’s'} notice`
}
