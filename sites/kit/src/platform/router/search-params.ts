/** The key for a name in the address; undefined for unknown names. */
export function findKeyByName<Key extends string>(
  names: Readonly<Record<Key, string>>,
  name: string | null,
): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name)
}

/** Starts at 1. */
export const readPageNumber = (params: URLSearchParams): number =>
  Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)

/** Removes the parameter for a default value. */
export function writeParam(params: URLSearchParams, name: string, value: string | undefined): void {
  // Deleted first, so that the same state always gives the same address.
  params.delete(name)
  if (value) params.set(name, value)
}
