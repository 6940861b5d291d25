import { type Assets, loadAssets } from '@bailclair/site-kit/server/assets.ts'

/** `/galerie` shows every UI block in every state. Served in development only. */
export async function loadGallery(folder: string): Promise<Assets> {
  const files = await loadAssets(folder)
  const page = files.get('/index.html')
  if (!page) throw new Error(`${folder} has no page.`)
  return new Map([
    ...[...files].map(([path, file]) => [`/galerie${path}`, file] as const),
    ['/galerie', { ...page, cacheControl: 'no-cache' }],
  ])
}
