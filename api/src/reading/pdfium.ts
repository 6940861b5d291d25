import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PDFiumModule } from '@hyzyla/pdfium'

/*
 * PDFium in WebAssembly, called by its own functions: the wrapper of the package gives neither places nor fonts.
 */

type NativeFunction = (...given: number[]) => number

/** What we use of it; pointers are numbers. */
const names = [
  'FPDF_InitLibrary',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidth',
  'FPDF_GetPageHeight',
  'FPDF_GetMetaText',
  'FPDF_GetSignatureCount',
  'FPDF_PageToDevice',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_SetIsActive',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
  'FPDFDOC_InitFormFillEnvironment',
  'FORM_OnAfterLoadPage',
  'FORM_OnBeforeClosePage',
  'FPDF_FFLDraw',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetTextObject',
  'FPDFTextObj_GetFont',
  'FPDFFont_GetBaseFontName',
] as const
type Name = (typeof names)[number]

type Memory = {
  HEAPU8: Uint8Array
  wasmExports: { malloc: NativeFunction; free: NativeFunction }
}

export type Pdfium = {
  call: Record<Name, NativeFunction>
  /** Anew at each use: memory moves when it grows. */
  memory: () => Buffer
  /** Bytes for the time of some work. */
  withBytes: <T>(size: number, work: (pointer: number) => T) => T
  /** For good: the process ends with the document. */
  take: (size: number) => number
}

export async function loadPdfium(): Promise<Pdfium> {
  const path = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const module = (await PDFiumModule({ wasmBinary, locateFile: () => '' })) as unknown as Memory &
    Record<`_${Name}`, NativeFunction>
  const call = Object.fromEntries(names.map((name) => [name, module[`_${name}`]])) as Pdfium['call']
  const { malloc, free } = module.wasmExports
  const take = (size: number) => {
    const pointer = malloc(size)
    if (pointer === 0) throw new RangeError('out of memory')
    return pointer
  }
  call.FPDF_InitLibrary()
  return {
    call,
    take,
    memory: () => Buffer.from(module.HEAPU8.buffer),
    withBytes: (size, work) => {
      const pointer = take(size)
      try {
        return work(pointer)
      } finally {
        free(pointer)
      }
    },
  }
}
