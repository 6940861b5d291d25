const formatting = ['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'p', 'ul', 'ol', 'li', 'br'] as const
type Formatting = (typeof formatting)[number]

/** What an announcement may be made of: text, formatting and links. There is nothing else to show, hence to run. */
export type Markup =
  | string
  | { tag: Formatting; children: readonly Markup[] }
  | { tag: 'a'; href: string; children: readonly Markup[] }

const synonyms = new Map<string, string>([
  ['b', 'strong'],
  ['i', 'em'],
])
/** Elements whose content is no text for readers. */
const unread = 'script|style|template|iframe|object|svg|math|noscript|textarea|select|title|xmp|noembed|noframes'
/** A comment, a declaration, something unread (to its end, or to the end of all), a tag. Anything else is text. */
const tokens = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<[!?][^>]*>?',
    `<(${unread})(?![\\w-])[^]*?(?:</\\1[^>]*>|$)`,
    '<(/?)([a-z][^\\s/>]*)((?:"[^"]*"|\'[^\']*\'|[^"\'>])*)>',
  ].join('|'),
  'gi',
)
/** Deeper than any sentence needs. */
const deepest = 8

type Open = { tag: string; href?: string; children: Markup[] }

/**
 * Reads HTML that an operator wrote. Known elements become parts of the result, unknown ones give way to their content,
 * attributes are dropped but for the address of a link. The caller makes elements of the parts, never markup.
 */
export function parseAnnouncement(html: string): readonly Markup[] {
  const root: Open = { tag: '', children: [] }
  const open = [root]
  const innermost = () => open.at(-1) ?? root
  const addText = (text: string) => text && innermost().children.push(decodeEntities(text))
  const closeTo = (length: number) => {
    while (open.length > Math.max(1, length)) {
      const part = open.pop()
      if (part) innermost().children.push(...finished(part))
    }
  }

  let end = 0
  for (const { 0: token, 2: slash, 3: name = '', 4: attributes = '', index } of html.matchAll(tokens)) {
    addText(html.slice(end, index))
    end = index + token.length
    const tag = synonyms.get(name.toLowerCase()) ?? name.toLowerCase()
    if (slash) {
      const at = open.findLastIndex((it) => it.tag === tag)
      if (at > 0) closeTo(at)
    } else if (tag === 'br') innermost().children.push({ tag, children: [] })
    else if (open.length <= deepest && (isFormatting(tag) || tag === 'a')) {
      const href = tag === 'a' ? safeAddress(attributes) : undefined
      open.push({ tag, children: [], ...(href && { href }) })
    }
  }
  addText(html.slice(end))
  closeTo(1)
  return root.children
}

/** A link that leads nowhere safe is only its words. */
function finished({ tag, href, children }: Open): readonly Markup[] {
  if (isFormatting(tag)) return [{ tag, children }]
  return href ? [{ tag: 'a', href, children }] : children
}

const isFormatting = (tag: string): tag is Formatting => formatting.some((it) => it === tag)

/** As the browser reads it: `java&#10;script:` has a scheme, too. */
function safeAddress(attributes: string): string | undefined {
  const [, double, single, bare] = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const href = decodeEntities(double ?? single ?? bare ?? '').trim()
  const base = 'https://base.invalid'
  if (!href || !URL.canParse(href, base)) return undefined
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href, base).protocol) ? href : undefined
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['euro', '€'],
])

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));?/gi, (whole, hex, decimal, name) => {
    if (name) return entities.get(name) ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
