import { join } from 'node:path'
import type { Shared } from '@bailclair/site-kit/build/build-loader.ts'
import { build } from 'vite'

/** The gallery of UI blocks: a page of its own for `/galerie`, served in development only. */
export async function buildGallery(shared: Shared, outDir: string): Promise<void> {
  await build({
    ...shared,
    root: join(shared.root, 'gallery'),
    publicDir: false,
    base: '/galerie/',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  })
}
