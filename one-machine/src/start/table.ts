/** Lines of a label and a value, the values aligned; sections are separated by an empty line. */
export function formatTable(sections: readonly (readonly (readonly [label: string, value: string])[])[]): string {
  const width = Math.max(...sections.flat().map(([label]) => label.length)) + 3
  return sections
    .map((rows) => rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join('\n'))
    .join('\n\n')
}
