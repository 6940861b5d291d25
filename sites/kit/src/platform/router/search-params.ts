/** The key whose word stands in the address; a word that means nothing is as if it were absent. */
export function findKeyByName<Key extends string>(
  names: Readonly<Record<Key, string>>,
  name: string | null,
): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name)
}

/** Which page of a list is asked for, from 1. */
export const readPageNumber = (params: URLSearchParams): number =>
  Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)

/** What is so by default is not said in the address. */
export function writeParam(params: URLSearchParams, name: string, value: string | undefined): void {
  // Taken out first: the same state is the same address, whatever the address was before.
  params.delete(name)
  if (value) params.set(name, value)
}
