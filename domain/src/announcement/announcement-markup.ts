const formatting = ['strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'p', 'ul', 'ol', 'li', 'br'] as const
type Formatting = (typeof formatting)[number]

/** An announcement is text, formatting and links only, so it cannot contain scripts (decision 14). */
export type Markup =
  | string
  | { tag: Formatting; children: readonly Markup[] }
  | { tag: 'a'; href: string; children: readonly Markup[] }

const synonyms = new Map<string, string>([
  ['b', 'strong'],
  ['i', 'em'],
])
/** Elements whose content is not text for readers: they are dropped with their content. */
const droppedElements =
  'script|style|template|iframe|object|svg|math|noscript|textarea|select|title|xmp|noembed|noframes'
/** Matches a comment, a declaration, a dropped element (up to its end tag or the end of input) or a tag. The rest is text. */
const tokens = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    '<[!?][^>]*>?',
    `<(${droppedElements})(?![\\w-])[^]*?(?:</\\1[^>]*>|$)`,
    '<(/?)([a-z][^\\s/>]*)((?:"[^"]*"|\'[^\']*\'|[^"\'>])*)>',
  ].join('|'),
  'gi',
)
const maxDepth = 8

type Open = { tag: string; href?: string; children: Markup[] }

/**
 * Parses HTML written by an operator. Unknown elements are replaced by their content, and all attributes are dropped
 * except the `href` of a link. The caller creates elements from the result; it never inserts HTML.
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
    else if (open.length <= maxDepth && (isFormatting(tag) || tag === 'a')) {
      const href = tag === 'a' ? safeAddress(attributes) : undefined
      open.push({ tag, children: [], ...(href && { href }) })
    }
  }
  addText(html.slice(end))
  closeTo(1)
  return root.children
}

/** A link without a safe address is replaced by its text. */
function finished({ tag, href, children }: Open): readonly Markup[] {
  if (isFormatting(tag)) return [{ tag, children }]
  return href ? [{ tag: 'a', href, children }] : children
}

const isFormatting = (tag: string): tag is Formatting => formatting.some((it) => it === tag)

/** Parses the address as a browser does: browsers read `java&#10;script:` as `javascript:`. */
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
