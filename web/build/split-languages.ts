import type { ESTree, Plugin } from 'vite'
import { parseSync } from 'vite'

const languages = ['fr', 'en'] as const
export type TextLanguage = (typeof languages)[number]

const textsQuery = /\.messages\.ts\?texts=(fr|en)$/

/** `home.messages.ts?texts=fr` → `home.messages.ts` and `fr`; undefined for any other module. */
export function findTexts(id: string): { file: string; language: TextLanguage } | undefined {
  const language = textsQuery.exec(id)?.[1] as TextLanguage | undefined
  return language && { file: id.slice(0, -'?texts=fr'.length), language }
}

/**
 * The browser loads one language at a time. In the client build `x.messages.ts` becomes a pair of loaders, and
 * `x.messages.ts?texts=fr` the French half. The server bundle and the tests use the files as they are written.
 */
export function splitLanguages(): Plugin {
  return {
    name: 'bailclair:split-languages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.messages\.ts(\?texts=(fr|en))?$/ },
      handler(code, id) {
        if (this.environment.config.consumer !== 'client') return undefined
        const texts = findTexts(id)
        return { code: texts ? keepLanguage(code, texts.language) : keepLoaders(code, id), map: null }
      },
    },
  }
}

/**
 * Replaces each `defineMessages({ fr, en })` by the texts of one language; what only the other used is shaken off.
 * The import goes too, or the texts would depend on the whole application.
 */
export function keepLanguage(code: string, language: TextLanguage): string {
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

/** Replaces the whole file by loaders of its two halves. */
export function keepLoaders(code: string, id: string): string {
  const file = JSON.stringify(`./${id.split('/').at(-1)}`).slice(0, -1)
  const exports = cataloguesIn(parse(code)).map(({ name }) => {
    const loaders = languages.map((it) => `${it}: () => import(${file}?texts=${it}").then((texts) => texts.${name})`)
    return `export const ${name} = /* @__PURE__ */ splitMessages({ ${loaders.join(', ')} })`
  })
  return ["import { splitMessages } from '#platform/messages/split-messages.ts'", ...exports].join('\n')
}

type Range = { start: number; end: number }
type Catalogue = { name: string; call: Range; texts: Record<TextLanguage, Range> }

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
  const half = (language: TextLanguage): Range => {
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
