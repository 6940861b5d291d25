import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The functions of HarfBuzz that cut a font down. Pointers are numbers; 0 is none. */
type Subsetter = {
  memory: { buffer: ArrayBuffer }
  _initialize: () => void
  malloc: (size: number) => number
  hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number
  hb_blob_get_data: (blob: number, length: number) => number
  hb_blob_get_length: (blob: number) => number
  hb_blob_destroy: (blob: number) => void
  hb_face_create: (blob: number, index: number) => number
  hb_face_reference_blob: (face: number) => number
  hb_face_destroy: (face: number) => void
  hb_set_add: (set: number, value: number) => void
  hb_subset_input_create_or_fail: () => number
  hb_subset_input_glyph_set: (input: number) => number
  hb_subset_input_set: (input: number, kind: number) => number
  hb_subset_input_set_flags: (input: number, flags: number) => void
  hb_subset_input_destroy: (input: number) => void
  hb_subset_or_fail: (face: number, input: number) => number
}

/** The types of Node do not have it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/** Values of HarfBuzz's hb-subset.h and hb-blob.h. */
const readOnly = 1
const droppedTables = 3
const flags = { noHinting: 0x1, keepGlyphIds: 0x2 }

/** A PDF names glyphs by id and is not shaped again: it needs the outlines and their widths alone. */
const unusedTables = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'gasp', 'kern', 'name', 'post']
const tagOf = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()

/** Keeps the font in memory, so that each subset costs its own glyphs only. */
export function createSubsetter(file: Uint8Array): (glyphIds: Iterable<number>) => Uint8Array {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const harfbuzz = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path))).exports as Subsetter
  harfbuzz._initialize()
  const data = harfbuzz.malloc(file.length)
  new Uint8Array(harfbuzz.memory.buffer).set(file, data)
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, file.length, readOnly, 0, 0), 0)

  return (glyphIds) => {
    const input = harfbuzz.hb_subset_input_create_or_fail()
    const glyphs = harfbuzz.hb_subset_input_glyph_set(input)
    for (const id of glyphIds) harfbuzz.hb_set_add(glyphs, id)
    const dropped = harfbuzz.hb_subset_input_set(input, droppedTables)
    for (const name of unusedTables) harfbuzz.hb_set_add(dropped, tagOf(name))
    harfbuzz.hb_subset_input_set_flags(input, flags.keepGlyphIds | flags.noHinting)
    const subset = harfbuzz.hb_subset_or_fail(face, input)
    harfbuzz.hb_subset_input_destroy(input)
    if (subset === 0) throw new Error('HarfBuzz could not subset the font')
    const blob = harfbuzz.hb_face_reference_blob(subset)
    const [start, length] = [harfbuzz.hb_blob_get_data(blob, 0), harfbuzz.hb_blob_get_length(blob)]
    const bytes = new Uint8Array(harfbuzz.memory.buffer).slice(start, start + length)
    harfbuzz.hb_blob_destroy(blob)
    harfbuzz.hb_face_destroy(subset)
    return bytes
  }
}
