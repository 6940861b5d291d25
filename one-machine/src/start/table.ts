/** One line per label and value, with aligned values and an empty line between sections. */
export function formatTable(sections: readonly (readonly (readonly [label: string, value: string])[])[]): string {
  const width = Math.max(...sections.flat().map(([label]) => label.length)) + 3
  return sections
    .map((rows) => rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`).join('\n'))
    .join('\n\n')
}
