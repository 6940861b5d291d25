const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For text and attribute values, in HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)

type Attributes = Readonly<Record<string, string | true>>

/** The only place where attribute values are escaped. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeMarkup(value)}"`,
  )
  return `<${[name, ...written].join(' ')}>`
}

/** Escapes every `<`: `</script` or `<!--` would end the script element. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Data for our scripts or for search engines. Not executed, so the CSP allows it. */
export const dataBlock = (attributes: Attributes, value: unknown): string =>
  `${tag('script', attributes)}${jsonForScript(value)}</script>`
