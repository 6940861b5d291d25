import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '../..')

/** The entry file of a tool that npm installed. `.bin/tsc` is TypeScript 6, which only dependency-cruiser needs. */
export const toolPath = (name: string) =>
  join(projectRoot, 'node_modules', name === 'tsc' ? 'typescript-native/bin/tsc' : `.bin/${name}`)
