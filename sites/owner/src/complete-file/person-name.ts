type Person = { firstName?: string | undefined; lastName?: string | undefined; name?: string | undefined }

/** First and last name, or the organisation's name; empty in files with incomes only. */
export const nameOf = ({ name, firstName, lastName }: Person): string =>
  name ?? [firstName, lastName].filter(Boolean).join(' ')

/** «Camille Durand, Noé Petit et Ada Roux». */
export function namesOf(people: readonly Person[], and: string): string {
  const names = people.map(nameOf)
  const last = names.pop() ?? ''
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : last
}
