const words = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze']
const inWords = (count: number) => words[count] ?? `${count}`

/** In French, as a lease says it: «un mois», «neuf mois», «trois ans». */
export function monthsInWords(months: number): string {
  if (months % 12 !== 0) return `${inWords(months)} mois`
  const years = months / 12
  return `${inWords(years)} ${years > 1 ? 'ans' : 'an'}`
}

/** «d’un mois», «de trois ans» */
export const ofMonths = (months: number): string => {
  const told = monthsInWords(months)
  return /^(?:un |onze )/.test(told) ? `d’${told}` : `de ${told}`
}
