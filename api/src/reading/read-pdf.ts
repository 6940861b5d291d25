import { mostPages } from '@bailclair/domain/document/document.rules.ts'
import type { SourceFacts } from '@bailclair/domain/reading/reading.ts'
import { awaitStart, CannotRead } from './cannot-read.ts'
import { encodePage, type Pixels } from './encode-page.ts'
import { cpuTime, findCodes } from './find-codes.ts'
import { greyCells } from './grey-cells.ts'
import { readWords } from './pdf-words.ts'
import { loadPdfium, type Pdfium } from './pdfium.ts'
import type { DrawnPage, ReadDocument } from './reader-port.ts'
import { pictureBudget } from './reader-wire.ts'
import { keepSeenWords } from './seen-words.ts'
import { measureSharpness } from './sharpness.ts'

/** Pixels of the longer side: A4 at 200 dpi, where small print and codes stay readable. */
const longestSide = 2_340
/** Milliseconds of CPU time in which the codes of a scan are looked for again and again. */
const patience = 3_000
/** Fewer words than this make a page a scan. */
const wordsOfScan = 20
/** PDF_ANNOT and RGBA instead of BGRA (fpdfview.h). */
const [withAnnotations, inOrderOfRed] = [0x01, 0x10]
const passwordError = 4
/** Bytes of pictures. A small file may draw one noisy picture on every page: later pages share what is left. */
const fairSize = 20 * 2 ** 20
/** Thirty dense pages have fewer. */
const mostWords = 30_000

/** Draws every page, and reads what is written on it. */
export async function readPdf(bytes: Buffer): Promise<ReadDocument> {
  if (!isWhole(bytes)) throw new CannotRead('DocumentUnreadable')
  const pdfium = await awaitStart(loadPdfium())
  const document = open(pdfium, bytes)
  const count = pdfium.call.FPDF_GetPageCount(document)
  if (count > mostPages) throw new CannotRead('DocumentTooLong')
  if (count < 1) throw new CannotRead('DocumentUnreadable')
  const form = openForm(pdfium, document)
  const pages: DrawnPage[] = []
  const until = cpuTime() + patience
  for (let index = 0; index < count; index++) {
    const size = pages.reduce((sum, { jpeg }) => sum + jpeg.length, 0)
    const room = size > fairSize ? (pictureBudget - size) / (count - index) : undefined
    const words = mostWords - pages.reduce((sum, { words }) => sum + words.length, 0)
    pages.push(await readPage(pdfium, { document, form, index, until, room, mostWords: words }))
  }
  return { source: { ...readSource(pdfium, document), saves: countSaves(bytes) }, pages }
}

/** A truncated PDF has lost its end. */
const isWhole = (bytes: Buffer) => bytes.subarray(-1_024).includes('%%EOF')

function open({ call, memory, take }: Pdfium, bytes: Buffer): number {
  const pointer = take(bytes.length)
  memory().set(bytes, pointer)
  const document = call.FPDF_LoadMemDocument(pointer, bytes.length, 0)
  if (document !== 0) return document
  throw new CannotRead(call.FPDF_GetLastError() === passwordError ? 'DocumentProtected' : 'DocumentUnreadable')
}

/** Answers of a form are drawn by an environment of their own; its struct has 140 bytes and begins with a version. */
function openForm({ call, memory, take }: Pdfium, document: number): number {
  const pointer = take(256)
  memory().fill(0, pointer, pointer + 256)
  memory().writeUInt32LE(2, pointer)
  return call.FPDFDOC_InitFormFillEnvironment(document, pointer)
}

/**
 * Each save ends alike. A file made for the web has a first end that points nowhere, and one by an office program a
 * last end that points to an empty table, for old readers.
 */
function countSaves(bytes: Buffer): number {
  const file = bytes.toString('latin1')
  const offsets = [...file.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].map(([, offset]) => Number(offset))
  return offsets.filter((offset) => offset > 0 && !/^\s*xref\s+0 0\s+trailer/.test(file.slice(offset, offset + 64)))
    .length
}

type PageOf = {
  document: number
  form: number
  index: number
  until: number
  /** Bytes for its picture. */
  room: number | undefined
  mostWords: number
}

async function readPage(pdfium: Pdfium, { document, form, index, until, room, mostWords }: PageOf): Promise<DrawnPage> {
  const { call } = pdfium
  const page = call.FPDF_LoadPage(document, index)
  if (page === 0) throw new CannotRead('DocumentUnreadable')
  if (form) call.FORM_OnAfterLoadPage(page, form)
  const size = { width: call.FPDF_GetPageWidth(page), height: call.FPDF_GetPageHeight(page) }
  const draw = (side: number) => drawPage(pdfium, { page, form, ...sizeInPixels(size, side) })
  const pixels = draw(longestSide)
  const words = keepSeenWords(pdfium, {
    page,
    height: size.height,
    words: readWords(pdfium, page),
    pixels,
    draw: () => draw(longestSide),
  }).slice(0, mostWords)
  // a page of text is sharp; a scan may have been finer than our picture
  const isScan = words.length < wordsOfScan && hasPicture(pdfium, page)
  const search = isScan ? { until, enlarge: () => draw(longestSide * 1.6) } : { until: 0 }
  const sharpness = isScan ? await measureSharpness(pixels) : undefined
  const drawn = {
    width: pixels.width,
    height: pixels.height,
    words,
    ...(isScan && { greys: greyCells(pixels) }),
    ...(sharpness !== undefined && { sharpness }),
    codes: await findCodes(pixels, search),
    jpeg: await encodePage(pixels, room),
  }
  if (form) call.FORM_OnBeforeClosePage(page, form)
  call.FPDF_ClosePage(page)
  return drawn
}

/** FPDF_PAGEOBJ_FORM and _IMAGE (fpdf_edit.h): a form may contain pictures. */
const [image, form] = [3, 5]
const mostObjects = 1_000

function hasPicture({ call }: Pdfium, page: number): boolean {
  const count = Math.min(call.FPDFPage_CountObjects(page), mostObjects)
  for (let index = 0; index < count; index++) {
    const type = call.FPDFPageObj_GetType(call.FPDFPage_GetObject(page, index))
    if (type === image || type === form) return true
  }
  return false
}

/** A page may be as thin as a line, or as large as a house. */
function sizeInPixels({ width, height }: { width: number; height: number }, side: number) {
  const longer = Math.max(width, height)
  if (!(longer > 0)) throw new CannotRead('DocumentUnreadable')
  const inPixels = (points: number) => Math.max(1, Math.round((points / longer) * side))
  return { width: inPixels(width), height: inPixels(height) }
}

type Drawing = { page: number; form: number; width: number; height: number }

function drawPage({ call, memory, withBytes }: Pdfium, { page, form, width, height }: Drawing): Pixels {
  const size = width * height * 4
  return withBytes(size, (pointer) => {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, 4, pointer, width * 4)
    if (bitmap === 0) throw new CannotRead('DocumentUnreadable')
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | inOrderOfRed)
    if (form) call.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, inOrderOfRed)
    call.FPDFBitmap_Destroy(bitmap)
    return { width, height, data: Buffer.from(memory().subarray(pointer, pointer + size)) }
  })
}

function readSource({ call, memory, withBytes }: Pdfium, document: number): SourceFacts {
  const longest = 512
  const readMeta = (key: string): string | undefined =>
    withBytes(key.length + 1 + longest, (pointer) => {
      memory().write(`${key}\0`, pointer, 'latin1')
      const start = pointer + key.length + 1
      const length = call.FPDF_GetMetaText(document, pointer, start, longest)
      if (length <= 2 || length > longest) return undefined
      return memory().toString('utf16le', start, start + length - 2)
    })
  const facts = {
    producer: readMeta('Producer'),
    creator: readMeta('Creator'),
    createdAt: readMeta('CreationDate'),
    changedAt: readMeta('ModDate'),
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return {
    type: 'PDF',
    ...known,
    isSigned: call.FPDF_GetSignatureCount(document) > 0,
  }
}
