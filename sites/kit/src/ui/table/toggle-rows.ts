/**
 * The selection after a press on `id`. With `anchor`, the row pressed before, all rows between them follow: the same
 * state for each, as in mail programs.
 */
export function toggleRows(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  { id, anchor }: { id: string; anchor?: string | undefined },
): ReadonlySet<string> {
  const ends = [ids.indexOf(anchor ?? id), ids.indexOf(id)]
  const range = ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
  const next = new Set(selected)
  for (const one of range) {
    if (selected.has(id)) next.delete(one)
    else next.add(one)
  }
  return next
}
