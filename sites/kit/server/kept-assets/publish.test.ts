import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectLog, smallRelease } from '#test/small-release.ts'
import { openFolderStore } from './folder-store.ts'
import { openKeptAssets } from './kept-assets.ts'
import { publishRelease } from './publish.ts'
import { sha256 } from './release.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const store = () => openFolderStore(folder)
const filesIn = (name: string) => readdir(join(folder, name))
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const keptPaths = async () => {
  const { find } = openKeptAssets(store(), collectLog().log)
  const found = async (path: string) => ((await find(path)) ? [path] : [])
  return (await Promise.all('abcd'.split('').map((it) => found(`/assets/entry-${it.repeat(8)}.js`)))).flat()
}

describe('publishRelease', () => {
  it('is done once, however many instances start together', async () => {
    const { assets } = await smallRelease('a')
    await Promise.all(Array.from({ length: 5 }, () => publishRelease(store(), assets, day(1))))
    expect(await filesIn('releases')).toHaveLength(1)
    expect(await filesIn('objects')).toHaveLength(assets.size)
    for (const name of await filesIn('objects'))
      expect(sha256(await readFile(join(folder, 'objects', name)))).toBe(name)
    expect(await publishRelease(store(), assets, day(1))).toEqual({ written: 0, deleted: 0 })
  })

  it('keeps no documents and nothing too large', async () => {
    const { assets } = await smallRelease('a', { '/signed-in.html': '<p>', '/assets/large.js': 'x'.repeat(5_000_001) })
    await publishRelease(store(), assets, day(1))
    const [name = ''] = await filesIn('releases')
    const record = await readFile(join(folder, 'releases', name), 'utf8')
    expect(record).toContain('/assets/entry-aaaaaaaa.js')
    expect(record).not.toMatch(/signed-in|large/)
  })

  it('deletes a release 30 days after the next one came, not earlier', async () => {
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((letter) => smallRelease(letter)))
    const publish = (release: typeof a, at: number) =>
      publishRelease(store(), release?.assets ?? new Map(), day(at)).then(({ deleted }) => deleted)
    expect(await publish(a, 1)).toBe(0)
    // A ran for two months: its pages may be open.
    expect(await publish(b, 60)).toBe(0)
    expect(await publish(c, 61)).toBe(0)
    expect(await keptPaths()).toHaveLength(3)
    // C starts again: A was replaced more than 30 days ago.
    expect(await publish(c, 91)).toBe(a?.assets.size)
    expect(await keptPaths()).toEqual(['/assets/entry-bbbbbbbb.js', '/assets/entry-cccccccc.js'])
  })

  it('does not delete files that a newer release has as well', async () => {
    const shared = { '/assets/react-12345678.js': 'react' }
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((letter) => smallRelease(letter, shared)))
    await publishRelease(store(), a?.assets ?? new Map(), day(1))
    await publishRelease(store(), b?.assets ?? new Map(), day(2))
    await publishRelease(store(), c?.assets ?? new Map(), day(200))
    const { find } = openKeptAssets(store(), collectLog().log)
    expect((await find('/assets/react-12345678.js'))?.body.content.identity.toString()).toBe('react')
    expect(await keptPaths()).toEqual(['/assets/entry-bbbbbbbb.js', '/assets/entry-cccccccc.js'])
  })

  it('makes a release that comes back the newest one', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((letter) => smallRelease(letter)))
    for (const [release, at] of [
      [a, 1],
      [b, 2],
      [a, 50],
      [b, 85],
    ] as const)
      await publishRelease(store(), release?.assets ?? new Map(), day(at))
    expect(await filesIn('releases')).toHaveLength(2)
    expect(await keptPaths()).toHaveLength(2)
  })
})

describe('openKeptAssets', () => {
  it('finds a release that is published after it was opened', async () => {
    const kept = openKeptAssets(store(), collectLog().log)
    expect(await kept.find('/assets/entry-aaaaaaaa.js')).toBeUndefined()
    await publishRelease(store(), (await smallRelease('a')).assets)
    expect(await kept.find('/assets/entry-aaaaaaaa.js')).toBeDefined()
    expect(kept.state()).toMatchObject({ isUp: true, releases: 1 })
  })

  it('reads the lists at most once a second for any number of unknown names', async () => {
    let lists = 0
    const list = (name: string) => {
      lists++
      return store().list(name)
    }
    const counting = { ...store(), list }
    const kept = openKeptAssets(counting, collectLog().log)
    const ask = (round: number) =>
      Promise.all(Array.from({ length: 500 }, (_, index) => kept.find(`/assets/x-${round}${index}.js`)))
    await Promise.all([ask(1), ask(2)])
    expect(lists).toBe(1)
  })

  it('does not serve what differs from its hash', async () => {
    await publishRelease(store(), (await smallRelease('a')).assets)
    for (const name of await filesIn('objects')) await writeFile(join(folder, 'objects', name), 'something else')
    expect(await openKeptAssets(store(), collectLog().log).find('/assets/entry-aaaaaaaa.js')).toBeUndefined()
  })

  it.each([
    ['a path out of the site', '/../../etc/passwd.js', {}],
    ['a hidden file', '/assets/.env.js', {}],
    ['a key of another folder', '/assets/a.js', { sha256: '../releases/x' }],
    ['a page', '/index.html', {}],
    ['a file too large', '/assets/a.js', { bytes: 99_999_999 }],
    ['a type of a later release', '/assets/a.jxl', {}],
  ])('leaves out %s, and serves the rest of the list', async (_, path, file) => {
    const { assets } = await smallRelease('a')
    await publishRelease(store(), assets)
    const [name = ''] = await filesIn('releases')
    const record = JSON.parse(await readFile(join(folder, 'releases', name), 'utf8'))
    const [known] = Object.values<object>(record)
    await writeFile(join(folder, 'releases', name), JSON.stringify({ ...record, [path]: { ...known, ...file } }))
    const kept = openKeptAssets(store(), collectLog().log)
    expect(await kept.find(path)).toBeUndefined()
    expect(await kept.find('/assets/entry-aaaaaaaa.js')).toBeDefined()
    expect(kept.state().files).toBe(assets.size)
  })

  it('serves other releases beside an unreadable list, which is logged once', async () => {
    for (const letter of 'ab') await publishRelease(store(), (await smallRelease(letter)).assets)
    const [name = '', intact = ''] = await filesIn('releases')
    await writeFile(join(folder, 'releases', name), 'half a li')
    const { log, messages } = collectLog()
    const kept = openKeptAssets(store(), log)
    const [path = ''] = Object.keys(JSON.parse(await readFile(join(folder, 'releases', intact), 'utf8')))
    expect(await kept.find(path)).toBeDefined()
    expect(await kept.find('/assets/unknown-1.js')).toBeUndefined()
    expect(messages).toEqual(['a list of assets in the store is unreadable'])
  })

  it('logs an outage once, and its end', async () => {
    await publishRelease(store(), (await smallRelease('a')).assets)
    const { log, messages } = collectLog()
    const kept = openKeptAssets(store(), log)
    await kept.find('/assets/entry-aaaaaaaa.js')
    // A file where the folder was: every access fails.
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    for (let round = 0; round < 2; round++) await expect(kept.find('/assets/new-1.js')).rejects.toThrow()
    expect(messages).toEqual(['the store of assets is not available, only files of this release are served'])
    // What it has read before is still served.
    expect(await kept.find('/assets/entry-aaaaaaaa.js')).toBeDefined()
    await rm(folder)
    expect(await kept.find('/assets/new-1.js')).toBeUndefined()
    expect(messages.at(-1)).toBe('the store of assets works again')
  })
})
