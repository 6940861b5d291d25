import type { ReadPage } from '../reading/reading.ts'

/** Photographs on which small print can be read have 0.3 or more, those on which it cannot 0.22 or less (decision 259). */
const leastSharpness = 0.225

/** Pages from 1 on. A page of text, or a nearly blank one, has no sharpness and is not blurred. */
export const blurredPages = (pages: readonly Pick<ReadPage, 'sharpness'>[]): number[] =>
  pages.flatMap(({ sharpness }, index) => (sharpness !== undefined && sharpness < leastSharpness ? [index + 1] : []))
