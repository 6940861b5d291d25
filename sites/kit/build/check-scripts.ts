import { readFile } from 'node:fs/promises'
import { parse } from 'vite'

/** React's greeting to developers: the code that visitors get is four times smaller and does not have it. */
const developmentReact = 'Download the React DevTools'

/** A bundler with a mismatched binary has been seen to write broken files and report success. */
export async function checkScripts(files: readonly string[]): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  if (scripts.length === 0) throw new Error('The build wrote no script at all.')
  for (const file of scripts) {
    const code = await readFile(file, 'utf8')
    if (code.includes(developmentReact)) throw new Error(`${file} was built for development.`)
    const { errors } = await parse(file, code)
    if (code.trim() === '' || errors.length > 0) {
      throw new Error(`${file} was built broken: ${errors[0]?.message ?? 'it is empty'}`)
    }
  }
}
