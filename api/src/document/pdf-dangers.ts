import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Actions that run a program, send something away or open something else (ISO 32000-2, 12.6.4). */
const dangerousActions = names(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
)
const dangerousAnnotations = names('FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D')
/** Scripts, attached files, forms of another format. */
const dangerousKeys = names('JavaScript', 'JS', 'EmbeddedFiles', 'EF', 'XFA')

function names(...texts: string[]): ReadonlySet<unknown> {
  // a name is one object however it is spelt: /JavaScript and /Java#53cript are the same
  return new Set(texts.map((text) => PDFName.of(text)))
}
const [action, subtype, type] = [PDFName.of('S'), PDFName.of('Subtype'), PDFName.of('Type')]
const [onOpening, onEvents] = [PDFName.of('OpenAction'), PDFName.of('AA')]

/**
 * Whether a PDF does more than show pages. We write another one from its pages anyway; but a file that tries is refused,
 * rather than shown without what its author meant. Every object counts, also those that no page uses.
 */
export function isDangerous(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => holds(context, object))
}

/** Objects contain each other without end by reference alone, and references are not followed here. */
function holds(context: PDFContext, object: PDFObject): boolean {
  if (object instanceof PDFStream) return holds(context, object.dict)
  if (object instanceof PDFArray) return object.asArray().some((item) => holds(context, item))
  if (!(object instanceof PDFDict)) return false
  return isDangerousItself(context, object) || object.values().some((value) => holds(context, value))
}

function isDangerousItself(context: PDFContext, dict: PDFDict): boolean {
  const at = (key: PDFName) => context.lookup(dict.get(key))
  return (
    dict.keys().some((key) => dangerousKeys.has(key)) ||
    dangerousActions.has(at(action)) ||
    dangerousAnnotations.has(at(subtype)) ||
    at(type) === PDFName.of('EmbeddedFile') ||
    doesSomething(at(onOpening)) ||
    hasActions(context, at(onEvents))
  )
}

/** Most writers say by /OpenAction which page to show first and how large: that is no auditAction. */
function doesSomething(opening: PDFObject | undefined): boolean {
  return opening instanceof PDFDict && opening.get(action) !== PDFName.of('GoTo')
}

/** /AA may also be the name of a font, whose values are no actions. */
function hasActions(context: PDFContext, events: PDFObject | undefined): boolean {
  const isAction = (value: PDFObject) => {
    const found = value instanceof PDFRef ? context.lookup(value) : value
    return found instanceof PDFDict && found.has(action)
  }
  return events instanceof PDFDict && events.values().some(isAction)
}
