import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { code } from './load-styles.ts'

type Link = { rel?: string; href?: string; onload?: () => void; onerror?: () => void; remove: () => void }
type Load = <T>(run: () => Promise<T>, files?: string[]) => Promise<T>

let added: Link[]
let isInHtml: (selector: string) => boolean
let load: Load
let count = 0

beforeEach(async () => {
  added = []
  isInHtml = () => false
  vi.stubGlobal('document', {
    createElement: (): Link => ({ remove: () => undefined }),
    querySelector: (selector: string) => isInHtml(selector),
    head: { append: (link: Link) => added.push(link) },
  })
  // A comment makes it another module: each test starts without loaded files.
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}// ${++count}`)}`)
  load = module.__vitePreload
})
afterEach(() => void vi.unstubAllGlobals())

const page = async () => 'page'

it('runs at once what needs no styles', async () => {
  expect(await Promise.all([load(page), load(page, [])])).toEqual(['page', 'page'])
  expect(added).toEqual([])
})

it('waits for the styles, and loads them once', async () => {
  const run = vi.fn(page)
  const both = Promise.all([load(run, ['assets/a.css']), load(run, ['assets/a.css'])])
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  expect(added).toMatchObject([{ rel: 'stylesheet', href: '/assets/a.css' }])
  added[0]?.onload?.()
  expect(await both).toEqual(['page', 'page'])
})

it('uses what the HTML has', async () => {
  isInHtml = (selector) => selector === 'link[rel=stylesheet][href="/assets/a.css"]'
  expect(await load(page, ['assets/a.css'])).toBe('page')
  expect(added).toEqual([])
})

it('fails with the styles, and loads them again at the next attempt', async () => {
  const failed = load(page, ['assets/a.css'])
  added[0]?.onerror?.()
  await expect(failed).rejects.toThrow('/assets/a.css did not load')
  const again = load(page, ['assets/a.css'])
  added[1]?.onload?.()
  expect(await again).toBe('page')
})
