import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of Chromium on various systems, full browsers first. */
const chromiumPrograms = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
]

type Environment = Partial<Record<'CHROME_PATH' | 'FIREFOX_PATH' | 'PATH', string | undefined>>

/** CHROME_PATH, otherwise the first Chromium in PATH. npm has no browser package for arm64. */
export const findBrowser = (env: Environment = process.env, isProgram = isExecutable): string | undefined =>
  findProgram('CHROME_PATH', chromiumPrograms, env, isProgram)

/** FIREFOX_PATH, otherwise the first Firefox in PATH. */
export const findFirefox = (env: Environment = process.env, isProgram = isExecutable): string | undefined =>
  findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox'], env, isProgram)

function findProgram(
  variable: 'CHROME_PATH' | 'FIREFOX_PATH',
  programs: readonly string[],
  env: Environment,
  isProgram: typeof isExecutable,
): string | undefined {
  const path = env[variable]
  if (path) {
    if (isProgram(path)) return path
    throw new Error(`${variable} is ${path}, where no program can be run.`)
  }
  return findInPath(programs, env, isProgram)
}

/** The first of these programs that is in a folder of PATH. */
export function findInPath(
  programs: readonly string[],
  env: Environment = process.env,
  isProgram = isExecutable,
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromium's sandbox does not work as root. The other flags stop requests that no test makes. */
export const browserFlags = (uid = process.getuid?.()): string[] => [
  ...(uid === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
