import type { Page } from '@playwright/test'

const flow =
  'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, search, section, table, ul'
const interactive = 'a[href], button, input, select, textarea, details, label, iframe'

/** What the HTML standard forbids, as selectors of what would be at fault. */
const forbidden = [
  // words do not hold blocks; a legend and a summary may hold a heading
  `:is(p, span, h1, h2, h3, h4, h5, h6, button, label, strong, em, small, code, time) :is(${flow})`,
  'summary :is(div, p, ul, ol, dl, table, section, form)',
  `:is(a, button) :is(${interactive})`,
  'label label',
  'form form',
  ':is(ul, ol) > :not(li)',
  ':not(ul, ol) > li',
  'dl > :not(dt, dd, div)',
  'dl > div > :not(dt, dd)',
  ':not(dl, dl > div) > :is(dt, dd)',
  'table > :not(caption, colgroup, thead, tbody, tfoot)',
  ':is(thead, tbody, tfoot) > :not(tr)',
  'tr > :not(th, td)',
  ':not(figure) > figcaption',
  'fieldset > legend:not(:first-child)',
  ':not(fieldset) > legend',
  'details > summary:not(:first-child)',
  'select > :not(option, optgroup, hr)',
  // what is there for its looks alone (RGAA 8.9)
  ':is(p, h1, h2, h3, h4, h5, h6, li, dt, th, blockquote, figcaption):empty:not([role=status])',
  'br + br',
  'center, font, big, strike, tt, [align], [bgcolor], [valign], table[border], table[width]',
]

/** Attributes that elements do not have a property of the same name for. */
const otherNames = [
  ...['class', 'for', 'http-equiv', 'charset', 'accept-charset', 'property', 'nonce', 'crossorigin', 'media'],
  ...['imagesrcset', 'imagesizes', 'allow', 'color', 'popovertarget', 'capture'],
]

/**
 * What a validator of HTML would say of the page as it is now (RGAA 8.2, 8.9): elements in the wrong place, identifiers
 * that are there twice, elements and attributes that do not exist.
 */
export const findMarkupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([selectors, names]) => {
      const tell = (fault: string, { outerHTML }: Element) => `${fault}: ${outerHTML.slice(0, 120)}`
      const all = [...document.querySelectorAll('*')].filter(({ namespaceURI }) => namespaceURI?.endsWith('xhtml'))

      const misplaced = selectors.flatMap((selector) =>
        all.filter((element) => element.matches(selector)).map((element) => tell(selector, element)),
      )
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const twice = ids.filter((id, index) => id === '' || ids.indexOf(id) !== index).map((id) => `twice: #${id}`)
      const unknown = all.filter((element) => element instanceof HTMLUnknownElement).map((it) => tell('unknown', it))

      const propertiesOf = new Map<string, Set<string>>()
      const isKnown = (element: Element, attribute: string) => {
        if (/^(data|aria)-/.test(attribute) || names.includes(attribute)) return true
        const { tagName } = element
        const known = propertiesOf.get(tagName) ?? new Set<string>()
        if (known.size === 0) for (const name in element) known.add(name.toLowerCase())
        propertiesOf.set(tagName, known)
        return known.has(attribute) || known.has(attribute.replaceAll('-', ''))
      }
      const foreign = all.flatMap((element) =>
        element
          .getAttributeNames()
          .filter((attribute) => !isKnown(element, attribute))
          .map((attribute) => tell(attribute, element)),
      )
      return [...misplaced, ...twice, ...unknown, ...foreign]
    },
    [forbidden, otherNames] as const,
  )
