/** Bytes of an upload, before cleaning. */
export const largestUpload = 10 * 1024 * 1024

/** More than any document of the legal list has; a tax notice has four. */
export const mostPages = 30

/** For the file picker. The server decides by the bytes alone. */
export const acceptedUploads = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** What is stored, after cleaning. */
export const keptMediaTypes = ['application/pdf', 'image/jpeg'] as const
export type KeptMediaType = (typeof keptMediaTypes)[number]

/** The team's verdict on one document. */
export const documentStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]
