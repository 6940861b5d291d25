import { readFile } from 'node:fs/promises'
import { parse } from 'vite'

/** A text in React's development build, which is four times larger. */
const developmentReact = 'Download the React DevTools'

/** A bundler with a mismatched binary once wrote broken files and reported success. */
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
