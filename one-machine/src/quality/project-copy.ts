import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { projectRoot, toolPath } from '#project.ts'

export type ProjectCopy = {
  read: (path: string) => string
  write: (path: string, text: string) => void
  /** Runs a tool from npm in the copy and returns its stdout. */
  run: (tool: string, ...args: string[]) => string
  remove: () => void
}

const notCopied = ['node_modules', 'dist', '.data', '.git']

/** Copies the project to a temporary folder that a test may change. Packages are linked, workspaces are copied. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'bailclair-copy-'))
  cpSync(projectRoot, root, { recursive: true, filter: (path) => !notCopied.includes(basename(path)) })
  linkPackages(join(root, 'node_modules'))
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    run: (tool, ...args) => {
      const env = { ...process.env, FORCE_COLOR: '0' }
      const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const
      return spawnSync(process.execPath, [toolPath(tool), ...args], options).stdout
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}

function linkPackages(target: string) {
  const source = join(projectRoot, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(source).filter((it) => !it.startsWith('.') && it !== '@bailclair')) {
    symlinkSync(join(source, name), join(target, name))
  }
  // relative links, which lead to the workspaces of the copy
  cpSync(join(source, '@bailclair'), join(target, '@bailclair'), { recursive: true, verbatimSymlinks: true })
}
