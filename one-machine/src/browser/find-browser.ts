import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of Chromium on various systems, full browsers first. */
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium-headless-shell',
]

type Environment = { CHROME_PATH?: string | undefined; PATH?: string | undefined }

/** CHROME_PATH, otherwise the first browser in PATH. npm has no browser package for arm64. */
export function findBrowser(env: Environment = process.env, isProgram = isExecutable): string | undefined {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, where no program can be run.`)
  }
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
