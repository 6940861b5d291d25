import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { MissingProgram } from '#missing-program.ts'

/** The browser that comes with Debian's webkit2gtk-driver. */
const browsers = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

/** WebKit's browser, its driver and a screen that nobody sees; fails with what is missing, and with its package. */
export function findWebKit(path = process.env['PATH'] ?? '', isFile: (path: string) => boolean = existsSync) {
  const folders = path.split(delimiter).filter(Boolean)
  const inPath = (name: string) => folders.map((folder) => join(folder, name)).find((file) => isFile(file))
  const browser = browsers.find((file) => isFile(file))
  const driver = inPath('WebKitWebDriver')
  const xvfb = inPath('Xvfb')
  if (browser && driver && xvfb) return { browser, driver, xvfb }
  const packages = [...(browser && driver ? [] : ['webkit2gtk-driver']), ...(xvfb ? [] : ['xvfb'])]
  throw new MissingProgram(`No WebKit is available. On Debian: apt-get install ${packages.join(' ')}.`)
}
