import sharp from 'sharp'
import { CannotRead } from './cannot-read.ts'
import { readPdf } from './read-pdf.ts'
import { readPicture } from './read-picture.ts'
import type { ReadDocument } from './reader-port.ts'
import { sniff } from './sniff.ts'

// only these loaders: other formats never reach their parsers
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.concurrency(1)
// no cache: documents do not repeat
sharp.cache(false)

/** The bytes decide the type. */
export async function readDocument(bytes: Buffer): Promise<ReadDocument> {
  switch (sniff(bytes)) {
    case 'pdf':
      return readPdf(bytes)
    case 'jpeg':
    case 'png':
      return readPicture(bytes)
    default:
      throw new CannotRead('DocumentTypeRefused')
  }
}
