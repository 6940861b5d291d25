import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGallery } from './gallery.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/index-1a2b.js'), 'export {}')
})
afterEach(() => rm(folder, { recursive: true }))

describe('loadGallery', () => {
  it('puts the built files below /galerie, and the page at it', async () => {
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const gallery = await loadGallery(folder)
    expect(gallery.get('/galerie')?.body.type).toBe('text/html; charset=utf-8')
    expect(gallery.get('/galerie')?.cacheControl).toBe('no-cache')
    expect(gallery.get('/galerie/assets/index-1a2b.js')?.cacheControl).toContain('immutable')
    expect(gallery.has('/assets/index-1a2b.js')).toBe(false)
  })

  it('fails without its page', async () => {
    await expect(loadGallery(folder)).rejects.toThrow('has no page')
  })
})
