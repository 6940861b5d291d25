import type { Plugin } from 'vite'

/** What Vite puts around each dynamic import. */
const helper = /^\0vite\/preload-helper\.js$/

/**
 * Vite's own also preloads scripts, which our HTML lists, and is five times as large. This loads the stylesheets of a
 * chunk once and waits for them; after a failure the next attempt loads again.
 */
export const code = `
const styles = {}
const load = (href) => styles[href] ??= new Promise((resolve, reject) => {
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    delete styles[href]
    link.remove()
    reject(new Error(href + ' did not load'))
  }
  document.head.append(link)
})
export const __vitePreload = (run, files) => files?.length ? Promise.all(files.map((file) => load('/' + file))).then(run) : run()
`

export const loadStyles: Plugin = {
  name: 'bailclair:load-styles',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: helper }, handler: () => code },
}
