import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

export type Entry = { path: string; kind: 'folder' | 'program' | 'file' | 'link'; bytes: number }

/** Everything in a folder, children before parents, so that setting a child's time leaves the parent's alone. */
export function entriesOf(root: string, folder = ''): Entry[] {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => {
      const path = folder ? `${folder}/${name}` : name
      const stats = lstatSync(join(root, path))
      if (stats.isDirectory()) return [...entriesOf(root, path), { path, kind: 'folder' as const, bytes: 0 }]
      const kind = stats.isSymbolicLink() ? 'link' : stats.mode & 0o100 ? 'program' : 'file'
      return [{ path, kind, bytes: stats.size } as const]
    })
}

/** One hash of all names, kinds and contents: equal for equal releases. */
export function contentDigest(root: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256')
  for (const { path, kind } of entries) {
    hash.update(`${kind} ${path}\0`)
    if (kind === 'link') hash.update(readlinkSync(join(root, path)))
    else if (kind !== 'folder') hash.update(readFileSync(join(root, path)))
    hash.update('\0')
  }
  return hash.digest('hex')
}
