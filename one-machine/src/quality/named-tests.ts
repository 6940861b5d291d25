/** Commands, routes and header names are in code spans, too: they have a space, a brace or no ending. */
export const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+[.](?:md|json|cjs))`/g)].map(([, path = '']) => path)

/** `file` “title” “another title of the same file” */
export const namedTests = (proof: string) =>
  [...proof.matchAll(/`([^`]+)`((?: “[^”]+”)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  )

export const hasTest = (source: string, title: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote}`)) || hasTitleOnItsLine(source, title)

/** The formatter puts a long title on a line of its own. */
const hasTitleOnItsLine = (source: string, title: string) =>
  source.split('\n').some((line) => ["'", '"', '`'].some((quote) => line.trim() === `${quote}${title}${quote},`))
