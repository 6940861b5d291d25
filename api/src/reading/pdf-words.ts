import type { Place, Word } from '@bailclair/domain/reading/reading.ts'
import type { Pdfium } from './pdfium.ts'

/** More than a page of small print has. */
const mostCharacters = 20_000
/** Pixels of the square into which places are computed; any number does. */
const side = 10_000
/** Bytes of a font's name. */
const longestName = 128

type Box = { left: number; top: number; right: number; bottom: number }

/** The words of a page in the order of the file, with places and fonts. */
export function readWords(pdfium: Pdfium, page: number): Word[] {
  const { call } = pdfium
  const text = call.FPDFText_LoadPage(page)
  if (text === 0) return []
  try {
    return collectWords(pdfium, page, text)
  } finally {
    call.FPDFText_ClosePage(text)
  }
}

function collectWords(pdfium: Pdfium, page: number, text: number): Word[] {
  const { call } = pdfium
  const nameFont = fontNames(pdfium)
  const words: Word[] = []
  let current: { letters: string; box: Box; font: string } | undefined
  const close = () => {
    if (current) words.push({ text: current.letters, place: placeOf(current.box), font: current.font })
    current = undefined
  }
  const count = Math.min(call.FPDFText_CountChars(text), mostCharacters)
  for (let index = 0; index < count; index++) {
    const letter = letterOf(call.FPDFText_GetUnicode(text, index))
    const box = letter && readBox(pdfium, page, text, index)
    if (!letter || !box) {
      close()
      continue
    }
    const font = nameFont(call.FPDFText_GetTextObject(text, index))
    // a number may be written in two fonts, which is worth a look: each run is a word of its own
    if (current && current.font === font && isBeside(current.box, box))
      current = { letters: current.letters + letter, box: union(current.box, box), font }
    else {
      close()
      current = { letters: letter, box, font }
    }
  }
  close()
  return words
}

/** Nothing for spaces and control characters. */
function letterOf(code: number): string | undefined {
  if (code <= 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined
  const letter = String.fromCodePoint(code)
  return /[\s\p{C}]/u.test(letter) ? undefined : letter
}

/** In the square, whatever the crop box and the turn of the page. */
function readBox({ call, memory, withBytes }: Pdfium, page: number, text: number, index: number): Box | undefined {
  return withBytes(24, (pointer) => {
    if (!call.FPDFText_GetLooseCharBox(text, index, pointer)) return undefined
    const corners = [0, 4, 8, 12].map((offset) => memory().readFloatLE(pointer + offset))
    const [left = 0, top = 0, right = 0, bottom = 0] = corners
    const devicePoint = (x: number, y: number) => {
      call.FPDF_PageToDevice(page, 0, 0, side, side, 0, x, y, pointer + 16, pointer + 20)
      return [memory().readInt32LE(pointer + 16), memory().readInt32LE(pointer + 20)] as const
    }
    const [one, other] = [devicePoint(left, top), devicePoint(right, bottom)]
    return {
      left: Math.min(one[0], other[0]),
      right: Math.max(one[0], other[0]),
      top: Math.min(one[1], other[1]),
      bottom: Math.max(one[1], other[1]),
    }
  })
}

/** On one line, without a gap: some files have no spaces, only distances. */
function isBeside(before: Box, next: Box): boolean {
  const height = before.bottom - before.top
  const middle = (next.top + next.bottom) / 2
  const gap = Math.max(next.left - before.right, before.left - next.right)
  return middle > before.top && middle < before.bottom && gap < height * 0.3
}

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})

const part = (pixels: number) => Math.round(Math.min(Math.max(pixels / side, 0), 1) * 10_000) / 10_000

const placeOf = ({ left, top, right, bottom }: Box): Place => ({
  x: part(left),
  y: part(top),
  width: part(right - left),
  height: part(bottom - top),
})

/** Without the prefix of a subset, `ABCDEF+`, and without what nobody sees. */
function fontNames({ call, memory, withBytes }: Pdfium) {
  const known = new Map<number, string>()
  const read = (object: number) =>
    withBytes(longestName, (pointer) => {
      const font = call.FPDFTextObj_GetFont(object)
      const length = font ? call.FPDFFont_GetBaseFontName(font, pointer, longestName) : 0
      if (length <= 1 || length > longestName) return ''
      return memory()
        .toString('latin1', pointer, pointer + length - 1)
        .replace(/^[A-Z]{6}\+/, '')
        .replaceAll(/\p{C}/gu, '')
    })
  return (object: number): string => {
    const name = known.get(object) ?? (object === 0 ? '' : read(object))
    known.set(object, name)
    return name
  }
}
