import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'

/** The gallery of blocks: a page of its own, whole and in both languages, for `/galerie` on one machine. */
export async function buildGallery(shared: InlineConfig & { root: string }, outDir: string): Promise<void> {
  await build({
    ...shared,
    root: join(shared.root, 'gallery'),
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
