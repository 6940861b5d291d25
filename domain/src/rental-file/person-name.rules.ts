export type NamedPerson = {
  firstName?: string | undefined
  lastName?: string | undefined
  name?: string | undefined
}

/** First and last name, or the organisation's name; empty in files with incomes only. */
export const nameOf = ({ name, firstName, lastName }: NamedPerson): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

/** In a sentence: «Camille Durand, Noé Petit et Ada Roux». Lists have `rowName`. */
export function namesOf(people: readonly NamedPerson[], and: 'et' | 'and'): string {
  const names = people.map(nameOf)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last
}
