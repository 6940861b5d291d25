/** Bytes of an upload, before treatment (issue of the tenant area: size and page limits). */
export const largestUpload = 10 * 1024 * 1024

/** Longer than any document of the law's list; a tax notice has four. */
export const mostPages = 30

/** What may be uploaded, for the picker of files; the server believes the bytes alone. */
export const acceptedUploads = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** What is kept, after treatment. */
export const keptMediaTypes = ['application/pdf', 'image/jpeg'] as const
export type KeptMediaType = (typeof keptMediaTypes)[number]

/** The team's verdict on one document. */
export const documentStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]
