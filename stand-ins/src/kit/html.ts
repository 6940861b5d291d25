/** Escaped markup. Only `html` creates it. */
export type Html = { readonly markup: string }
type Value = string | number | Html | Html[] | undefined

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function print(value: Value): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(print).join('')
  return typeof value === 'object' ? value.markup : escapeText(String(value))
}

/** Template tag that escapes every value except `Html`. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(print)),
})
