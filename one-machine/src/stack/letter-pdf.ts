/** A PDF of text, page by page and line by line; Latin letters only. */
export function letterPdf(pages: readonly (readonly string[])[]): Buffer<ArrayBuffer> {
  const font = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>'
  const numbers = pages.map((_, index) => ({ page: 3 + 2 * index, content: 4 + 2 * index }))
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Kids [${numbers.map(({ page }) => `${page} 0 R`).join(' ')}] /Count ${pages.length}
      /MediaBox [0 0 595 842] /Resources <</Font <</F1 ${font}>>>>>> endobj`,
    ...pages.flatMap((lines, index) => {
      const drawn = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`)
      const content = ['BT /F1 11 Tf 50 780 Td 20 TL', ...drawn, 'ET'].join('\n')
      const { page, content: stream } = numbers[index] ?? { page: 0, content: 0 }
      return [
        `${page} 0 obj <</Type /Page /Parent 2 0 R /Contents ${stream} 0 R>> endobj`,
        `${stream} 0 obj <</Length ${Buffer.byteLength(content, 'latin1')}>> stream\n${content}\nendstream endobj`,
      ]
    }),
  ]
  const text = ['%PDF-1.4', ...objects, `trailer <</Root 1 0 R /Size ${2 * pages.length + 3}>>`, '%%EOF', ''].join('\n')
  return Buffer.from(text, 'latin1')
}
