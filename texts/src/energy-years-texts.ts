import type { Language } from '@bailclair/domain/value/language.ts'

const mostListed = 5
const words = {
  fr: { and: ' et ', span: (of: string) => `de ${of}`, to: ' à ' },
  en: { and: ' and ', span: (of: string) => of, to: ' to ' },
}

/** Years whose prices stand behind the energy costs of a certificate: «2021», «2021, 2022 et 2023», «de 2015 à 2023». */
export function listYears(language: Language, first: number, last: number): string {
  const { and, span, to } = words[language]
  const years = Array.from({ length: last - first + 1 }, (_, after) => first + after)
  if (years.length > mostListed) return span(`${first}${to}${last}`)
  return [years.slice(0, -1).join(', '), last].filter(Boolean).join(and)
}
