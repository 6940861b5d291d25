import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'

/** Actions that run a program, send data or open something else (ISO 32000-2, 12.6.4). */
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
/** Scripts, attachments, XFA forms. */
const dangerousKeys = names('JavaScript', 'JS', 'EmbeddedFiles', 'EF', 'XFA')

function names(...texts: string[]): ReadonlySet<unknown> {
  // names are decoded: /JavaScript and /Java#53cript are the same
  return new Set(texts.map((text) => PDFName.of(text)))
}
const [action, subtype, type] = [PDFName.of('S'), PDFName.of('Subtype'), PDFName.of('Type')]
const [onOpening, onEvents] = [PDFName.of('OpenAction'), PDFName.of('AA')]

/**
 * Whether a PDF does more than show pages. Such a file is refused instead of shown without its active content. Every
 * object is checked, also unused ones.
 */
export function isDangerous(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isDangerousObject(context, object))
}

/** Only references can form cycles, and they are not followed here. */
function isDangerousObject(context: PDFContext, object: PDFObject): boolean {
  if (object instanceof PDFStream) return isDangerousObject(context, object.dict)
  if (object instanceof PDFArray) return object.asArray().some((item) => isDangerousObject(context, item))
  if (!(object instanceof PDFDict)) return false
  return isDangerousDict(context, object) || object.values().some((value) => isDangerousObject(context, value))
}

function isDangerousDict(context: PDFContext, dict: PDFDict): boolean {
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

/** /OpenAction usually names the first page and its zoom, which is harmless. */
function doesSomething(opening: PDFObject | undefined): boolean {
  return opening instanceof PDFDict && opening.get(action) !== PDFName.of('GoTo')
}

/** /AA may also be the name of a font, whose values are not actions. */
function hasActions(context: PDFContext, events: PDFObject | undefined): boolean {
  const isAction = (value: PDFObject) => {
    const found = value instanceof PDFRef ? context.lookup(value) : value
    return found instanceof PDFDict && found.has(action)
  }
  return events instanceof PDFDict && events.values().some(isAction)
}
