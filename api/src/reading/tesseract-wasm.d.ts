/** What we use of it: the package has types that its `exports` do not name. */
declare module 'tesseract-wasm' {
  type Picture = { data: Uint8ClampedArray; width: number; height: number }
  type Box = { left: number; top: number; right: number; bottom: number }
  type Engine = {
    loadModel: (model: Uint8Array) => void
    loadImage: (picture: Picture) => void
    /** Degrees. */
    getOrientation: () => { rotation: number; confidence: number }
    getTextBoxes: (unit: 'word') => { rect: Box; confidence: number; text: string }[]
  }
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<Engine>
}
