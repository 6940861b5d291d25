import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib'

const [subtype, popup, flags] = [PDFName.of('Subtype'), PDFName.of('Popup'), PDFName.of('F')]
const [appearances, normal, state] = [PDFName.of('AP'), PDFName.of('N'), PDFName.of('AS')]
/** Flags in /F: Hidden and NoView. */
const unseen = 2 | 32

/**
 * Form answers, stamps and signatures are annotations above the page, which may be interactive. They are drawn into the
 * page and dropped.
 */
export function flattenAnnotations(page: PDFPage) {
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)
  for (let index = 0; index < (annotations?.size() ?? 0); index++) {
    const annotation = annotations?.lookup(index)
    if (annotation instanceof PDFDict && isSeen(annotation)) draw(page, annotation)
  }
}

function isSeen(annotation: PDFDict): boolean {
  const given = annotation.lookup(flags)
  const isHidden = given instanceof PDFNumber && (given.asNumber() & unseen) !== 0
  return !isHidden && annotation.lookup(subtype) !== popup
}

function draw(page: PDFPage, annotation: PDFDict) {
  const ref = findAppearance(annotation)
  const form = ref && page.doc.context.lookup(ref)
  const rect = numbersOf(annotation.lookup(PDFName.of('Rect')), 4)
  if (!ref || !(form instanceof PDFStream) || !rect) return
  const box = numbersOf(form.dict.lookup(PDFName.of('BBox')), 4)
  const matrix = numbersOf(form.dict.lookup(PDFName.of('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0]
  const place = box && placeOf(box, matrix, rect)
  if (!place) return
  form.dict.set(PDFName.of('Type'), PDFName.of('XObject'))
  form.dict.set(subtype, PDFName.of('Form'))
  const name = page.node.newXObject('Annotation', ref)
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...place), drawObject(name), popGraphicsState())
}

/** The appearance stream, or one per state (a box, ticked or not). */
function findAppearance(annotation: PDFDict): PDFRef | undefined {
  const found = annotation.lookupMaybe(appearances, PDFDict)?.get(normal)
  const looked = annotation.context.lookup(found)
  const chosen = annotation.lookup(state)
  const ref = looked instanceof PDFDict && chosen instanceof PDFName ? looked.get(chosen) : found
  return ref instanceof PDFRef ? ref : undefined
}

type Matrix = [number, number, number, number, number, number]

/**
 * ISO 32000-2, 12.5.5: the bounding box, transformed by the matrix of the form, fills the rectangle of the annotation.
 */
function placeOf(box: readonly number[], matrix: readonly number[], rect: readonly number[]): Matrix | undefined {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const
  const across = corners.map(([x, y]) => a * x + c * y + e)
  const up = corners.map(([x, y]) => b * x + d * y + f)
  const [left, right, bottom, top] = [Math.min(...across), Math.max(...across), Math.min(...up), Math.max(...up)]
  const [rx1 = 0, ry1 = 0, rx2 = 0, ry2 = 0] = rect
  if (right === left || top === bottom) return undefined
  const scaleX = Math.abs(rx2 - rx1) / (right - left)
  const scaleY = Math.abs(ry2 - ry1) / (top - bottom)
  return [scaleX, 0, 0, scaleY, Math.min(rx1, rx2) - left * scaleX, Math.min(ry1, ry2) - bottom * scaleY]
}

function numbersOf(object: unknown, count: number): number[] | undefined {
  if (!(object instanceof PDFArray) || object.size() !== count) return undefined
  const numbers = Array.from({ length: count }, (_, index) => object.lookup(index))
  return numbers.every((one) => one instanceof PDFNumber) ? numbers.map((one) => one.asNumber()) : undefined
}
