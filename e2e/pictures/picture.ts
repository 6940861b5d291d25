import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Locator, Page } from '@playwright/test'

export type Picture = {
  /** Of the file. */
  name: string
  /** Whose browser it is, of the accounts in the table of `npm start`; nobody's when absent. */
  as?: 'owner' | 'tenant' | 'tenantToCorrect' | 'verifier'
  /** Where the page is. */
  at: (addresses: Addresses) => string
  /** What is done there first. */
  act?: (page: Page) => Promise<unknown>
  /** What is at the top of the picture; the top of the page when absent. */
  from?: (page: Page) => Locator
  series: Series
}

/** CSS pixels. */
type Size = { width: number; height: number }
type File = { ending: string; format: 'webp' | 'avif'; density: 1 | 2 }
/** `files`: how each size is written; a density of 2 is for screens with twice the pixels. */
type Cut = { size: Size; files: readonly File[] }
export type Series = {
  /** Below the project's root. */
  folder: string
  languages: readonly ('fr' | 'en')[]
  schemes: readonly ('light' | 'dark')[]
  cuts: readonly Cut[]
  /** In the name of each file when there are several. */
  fileName: (name: string, language: string, scheme: string, ending: string) => string
}

export const readme: Series = {
  folder: 'docs/pictures',
  languages: ['en'],
  schemes: ['light'],
  cuts: [{ size: { width: 1120, height: 720 }, files: [{ ending: '.webp', format: 'webp', density: 1 }] }],
  fileName: (name, _language, _scheme, ending) => `${name}${ending}`,
}

/** As sites/owner/src/landing/product-picture.tsx asks for them. */
export const landing: Series = {
  folder: 'sites/owner/public/pictures',
  languages: ['fr', 'en'],
  schemes: ['light', 'dark'],
  cuts: [
    {
      size: { width: 960, height: 600 },
      files: [
        { ending: '-wide.avif', format: 'avif', density: 1 },
        { ending: '-wide-2x.avif', format: 'avif', density: 2 },
        { ending: '-wide.webp', format: 'webp', density: 1 },
      ],
    },
    { size: { width: 390, height: 480 }, files: [{ ending: '-narrow.avif', format: 'avif', density: 2 }] },
  ],
  fileName: (name, language, scheme, ending) => `${name}-${language}-${scheme}${ending}`,
}
