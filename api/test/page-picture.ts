import sharp, { type Sharp } from 'sharp'
import { readInProcess } from '#reading/reader.ts'
import { pdf } from './sample-files.ts'

/** A page of A4 with these lines; many make it as full as a payslip. */
export const pageOf = (...lines: string[]): Promise<Buffer> =>
  pdf(0, (document) => {
    const page = document.addPage([595, 842])
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 50, y: 790 - index * 22, size: 10 })
  })

/** The picture of such a page at 200 dots an inch, as `change` makes it. A blur of 7 leaves no word. */
export async function pictureOf(
  page: Buffer,
  change: (picture: Sharp) => Sharp = (picture) => picture,
): Promise<Buffer> {
  const [drawn] = (await readInProcess(page)).pages
  return change(sharp(drawn?.jpeg)).jpeg({ quality: 80 }).toBuffer()
}
