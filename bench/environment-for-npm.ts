import { delimiter } from 'node:path'

/**
 * For npm in another folder. Without the variables of the outer `npm run` (npm would use this project as its own), and
 * with the npm of the system in PATH.
 */
export function environmentForNpm(): NodeJS.ProcessEnv {
  const isSetByNpm = (name: string) => /^npm_(?!config_)|^npm_config_local_prefix$/i.test(name)
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const others = Object.entries(process.env).filter(([name]) => !isSetByNpm(name))
  return { ...Object.fromEntries(others), PATH: folders.join(delimiter) }
}
