const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For text and for attribute values, in HTML and in XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

type Attributes = Readonly<Record<string, string | true>>

/** An element of the head: every value is escaped here and nowhere else. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeMarkup(value)}"`,
  )
  return `<${[name, ...written].join(' ')}>`
}

/** Inside a script element only `</script` and `<!--` would end it: no `<` at all is simpler to trust. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Data for a script of ours or for search engines. It is never run, so the policy against inline scripts allows it. */
export const dataBlock = (attributes: Attributes, value: unknown): string =>
  `${tag('script', attributes)}${jsonForScript(value)}</script>`
