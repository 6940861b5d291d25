/** Statements of a migration that build an index while they lock a table that was there before. */
export function lockingIndexes(sql: string): string[] {
  const text = sql.replaceAll(/--.*$/gm, '')
  const created = new Set(
    [...text.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(\w+)/gi)].map(nameOf),
  )
  const isOld = (match: RegExpMatchArray) => !created.has(nameOf(match))
  const indexes = text.matchAll(/\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)[^;]*?\bon\s+(?:only\s+)?(\w+)/gi)
  // a constraint builds its index, unless it takes one that exists
  const constraints = [...text.matchAll(/\balter\s+table\s+(?:only\s+)?(\w+)\s([^;]*)/gi)].filter(
    ([, , changes = '']) => /\b(unique|primary\s+key|exclude)\b(?!\s+using\s+index)/i.test(changes),
  )
  return [...indexes, ...constraints].filter(isOld).map(([statement]) => statement.replaceAll(/\s+/g, ' ').trim())
}

const nameOf = ([, name = '']: RegExpMatchArray) => name.toLowerCase()
