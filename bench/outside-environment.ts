import { delimiter } from 'node:path'

/**
 * For an npm of another folder: without what an outer `npm run` says of itself, and with the npm of the system. It would
 * take this project for its own.
 */
export function outsideEnvironment(): NodeJS.ProcessEnv {
  const isOfNpm = (name: string) => /^npm_(?!config_)|^npm_config_local_prefix$/i.test(name)
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const others = Object.entries(process.env).filter(([name]) => !isOfNpm(name))
  return { ...Object.fromEntries(others), PATH: folders.join(delimiter) }
}
