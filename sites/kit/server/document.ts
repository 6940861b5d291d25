import { type StartData, startDataId } from '#app/loader/start-data.ts'
import { type ServerData, serverDataElementId } from '#platform/server-data.ts'
import { hydrationScript } from './hydration-script.ts'
import { dataBlock, escapeMarkup, tag } from './markup.ts'
import { noScriptNotice, oldBrowserNotice, oldBrowserScript } from './old-browser.ts'
import { colourTags, type HeadParts, iconTags, searchEngineTags } from './page-head.ts'

export type DocumentParts = HeadParts & {
  files: { entry: string; styles: readonly string[]; fonts: readonly string[]; scripts: readonly string[] }
  /** HTML from React. */
  content: string
  served?: ServerData | undefined
  /** Only on pages that are complete without React; the others link their files (decision 213). */
  readFirst?: ReadFirst | undefined
}

type ReadFirst = {
  /** The rules that the page needs. */
  styles: string
  loader: string
  start: StartData
}

/** The whole HTML page, readable without JavaScript and hydrated by React. */
export function writeDocument(page: DocumentParts): string {
  const { language, title, content, config, files, served, readFirst } = page
  const fonts = files.fonts.map((href) =>
    tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
  )
  const head = [
    tag('meta', { charset: 'utf-8' }),
    `<title>${escapeMarkup(title)}</title>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...colourTags,
    // After the colours, which it changes.
    `<script>${hydrationScript}</script>`,
    ...(readFirst
      ? [...fonts, `<style>${readFirst.styles}</style>`, `<script>${readFirst.loader}</script>`]
      : [...fileTags(files, fonts)]),
    ...iconTags,
    ...searchEngineTags(page),
  ]
  return [
    '<!doctype html>',
    tag('html', { lang: language }),
    `<head>\n${head.join('\n')}\n</head>`,
    '<body>',
    oldBrowserNotice(language),
    ...(readFirst ? [] : [noScriptNotice(language)]),
    `<div id="root">${content}</div>`,
    `<script>${oldBrowserScript}</script>`,
    dataBlock({ type: 'application/json', id: 'site-config' }, config),
    ...(served ? [dataBlock({ type: 'application/json', id: serverDataElementId }, served)] : []),
    ...(readFirst ? [dataBlock({ type: 'application/json', id: startDataId }, readFirst.start)] : []),
    '</body>',
    '</html>',
  ].join('\n')
}

/** A page that shows nothing without React loads it at once. */
const fileTags = ({ entry, styles, scripts }: DocumentParts['files'], fonts: readonly string[]) => [
  ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
  ...fonts,
  `${tag('script', { type: 'module', src: entry })}</script>`,
  ...scripts.filter((href) => href !== entry).map((href) => tag('link', { rel: 'modulepreload', href })),
]
