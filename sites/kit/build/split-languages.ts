import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@bailclair/domain/value/language.ts'
import type { ESTree, Plugin } from 'vite'
import { parseSync } from 'vite'

/** Group of each `.messages.ts` file. A group is loaded together, in one language. */
export type TextsGroups = Map<string, string>

const textsQuery = /\.messages\.ts\?texts=(fr|en)$/
const groupModule = /^virtual:texts\/([\w-]+)\/(fr|en)$/

/** The file name of a texts chunk; undefined for other chunks. */
export function findTextsChunkName(moduleId: string | null): string | undefined {
  const [, group, language] = groupModule.exec(moduleId?.slice(1) ?? '') ?? []
  return group && `texts-${group}-${language}`
}

/** `home.messages.ts?texts=fr` → `home.messages.ts` and `fr`; undefined for other modules. */
export function findTexts(id: string): { file: string; language: Language } | undefined {
  const language = textsQuery.exec(id)?.[1] as Language | undefined
  return language && { file: id.slice(0, -'?texts=fr'.length), language }
}

/**
 * The browser loads one language. In the client build `x.messages.ts` becomes two loaders, `x.messages.ts?texts=fr` is
 * its French half, `virtual:texts/GROUP/fr` is the chunk of a group. The server bundle and tests use the files
 * unchanged.
 */
export function splitLanguages(groups: TextsGroups): Plugin {
  return {
    name: 'bailclair:split-languages',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: groupModule },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:texts\// },
      async handler(id) {
        const [, group, language] = groupModule.exec(id.slice(1)) ?? []
        const files = [...groups].filter(([, it]) => it === group).map(([file]) => file)
        const exports = files.map(async (file) => {
          const names = cataloguesIn(parse(await readFile(file, 'utf8'))).map(({ name }) => name)
          const list = names.map((name) => `${name} as ${exportOf(file, name)}`).join(', ')
          return `export { ${list} } from ${JSON.stringify(`${file}?texts=${language}`)}`
        })
        return (await Promise.all(exports)).join('\n')
      },
    },
    transform: {
      filter: { id: /\.messages\.ts(\?texts=(fr|en))?$/ },
      handler(code, id) {
        if (this.environment.config.consumer !== 'client') return undefined
        const texts = findTexts(id)
        if (texts) return { code: keepLanguage(code, texts.language), map: null }
        const group = groups.get(id)
        if (!group) throw new Error(`${id} is not part of the server build, so its texts belong to no group.`)
        return { code: keepLoaders(code, id, group), map: null }
      },
    },
  }
}

/** Unique inside a group: two files may export the same name, two workspaces may have the same file. */
const exportOf = (file: string, name: string) =>
  `${name}_of_${(/[^/]+\/src\/.+$/.exec(file)?.[0] ?? file).replaceAll(/\W/g, '_')}`

/**
 * Replaces each `defineMessages({ fr, en })` by one language, and drops its import, which would pull in the whole
 * application.
 */
export function keepLanguage(code: string, language: Language): string {
  const program = parse(code)
  const imports = program.body.filter(importsDefineMessages).map((range) => ({ range, by: '' }))
  const texts = cataloguesIn(program).map(({ call, texts }) => {
    const { start, end } = texts[language]
    return { range: call, by: code.slice(start, end) }
  })
  return [...imports, ...texts].reduceRight(
    (kept, { range, by }) => kept.slice(0, range.start) + by + kept.slice(range.end),
    code,
  )
}

/** Replaces the file's content by a loader for each language. */
export function keepLoaders(code: string, id: string, group: string): string {
  const exports = cataloguesIn(parse(code)).map(({ name }) => {
    const load = (language: Language) =>
      `${language}: () => import('virtual:texts/${group}/${language}').then((texts) => texts.${exportOf(id, name)})`
    return `export const ${name} = /* @__PURE__ */ splitMessages({ ${languages.map(load).join(', ')} })`
  })
  return ["import { splitMessages } from '@bailclair/site-kit/platform/messages/split-messages.ts'", ...exports].join(
    '\n',
  )
}

type Range = { start: number; end: number }
type Catalogue = { name: string; call: Range; texts: Record<Language, Range> }

function parse(code: string): ESTree.Program {
  const { program, errors } = parseSync('x.messages.ts', code)
  const problem = errors[0]
  if (problem) throw new SyntaxError(problem.message)
  return program
}

const importsDefineMessages = (statement: ESTree.Directive | ESTree.Statement): boolean =>
  statement.type === 'ImportDeclaration' &&
  statement.specifiers.length > 0 &&
  statement.specifiers.every(({ local }) => local.name === 'defineMessages')

function cataloguesIn(program: ESTree.Program): Catalogue[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') throw notACatalogue(statement)
    return declaration.declarations.map(catalogueOf)
  })
}

function catalogueOf({ id, init }: ESTree.VariableDeclarator): Catalogue {
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') throw notACatalogue(id)
  const [argument] = init.arguments
  if (init.callee.type !== 'Identifier' || init.callee.name !== 'defineMessages') throw notACatalogue(id)
  if (argument?.type !== 'ObjectExpression') throw notACatalogue(id)
  const half = (language: Language): Range => {
    for (const property of argument.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === language)
        return property.value
    throw notACatalogue(id)
  }
  return { name: id.name, call: init, texts: { fr: half('fr'), en: half('en') } }
}

const notACatalogue = ({ start }: Range) =>
  new SyntaxError(
    `Every export of a .messages.ts file is written "export const x = defineMessages({ fr: …, en: … })" (offset ${start}).`,
  )
