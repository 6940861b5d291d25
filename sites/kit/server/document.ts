import { hydrationScript } from './hydration-script.ts'
import { dataBlock, escapeMarkup, tag } from './markup.ts'
import { colourTags, type HeadParts, iconTags, searchEngineTags } from './page-head.ts'

export type DocumentParts = HeadParts & {
  files: { entry: string; styles: readonly string[]; fonts: readonly string[]; scripts: readonly string[] }
  /** HTML from React. */
  content: string
  /** The page is readable without scripts, so they load with low priority. */
  isRenderedAhead: boolean
}

/** The whole HTML page, readable without JavaScript and hydrated by React. */
export function writeDocument(page: DocumentParts): string {
  const { language, title, content, config, files } = page
  const priority = page.isRenderedAhead && { fetchpriority: 'low' }
  const head = [
    tag('meta', { charset: 'utf-8' }),
    `<title>${escapeMarkup(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...colourTags,
    // After the colours, which it changes.
    `<script>${hydrationScript}</script>`,
    ...files.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    `${tag('script', { type: 'module', src: files.entry, ...priority })}</script>`,
    ...files.scripts
      .filter((href) => href !== files.entry)
      .map((href) => tag('link', { rel: 'modulepreload', href, ...priority })),
    ...iconTags,
    ...searchEngineTags(page),
  ]
  return [
    '<!doctype html>',
    tag('html', { lang: language }),
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    `<div id="root">${content}</div>`,
    dataBlock({ type: 'application/json', id: 'site-config' }, config),
    '</body>',
    '</html>',
  ].join('\n')
}
