import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'

/**
 * A file of deploy/ as an operator would adapt it: other names, ports and folders, and nothing else. A text to replace
 * that no longer occurs is an error, so that the drill keeps running what deploy/ says.
 */
export function adaptDeployFile(path: string, replacements: Record<string, string>): string {
  let text = readFileSync(join(projectRoot, 'deploy', path), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${path} no longer contains "${from}".`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** The variables of an environment file of deploy/. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, value ?? ''] as const]
  })
  return Object.fromEntries(pairs)
}
