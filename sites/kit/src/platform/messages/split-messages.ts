import type { Language } from '@bailclair/domain/value/language.ts'
import { currentLanguage } from './current-language.ts'
import type { Messages } from './messages.ts'

type Loaders<T> = { readonly [L in Language]: () => Promise<T> }

const catalogues = new Set<Messages<unknown>>()

/** What `build/split-languages.ts` puts in the place of `defineMessages` in the client build. */
export function splitMessages<T>(loaders: Loaders<T>): Messages<T> {
  const arriving: { [L in Language]?: Promise<T> } = {}
  const messages: { [L in Language]?: T } & Pick<Messages<T>, 'load'> = {
    load: (language) => {
      arriving[language] ??= loaders[language]().then(
        (texts) => {
          messages[language] = texts
          return texts
        },
        (failure) => {
          // The next attempt asks again: the visitor may be back online.
          delete arriving[language]
          throw failure
        },
      )
      return arriving[language]
    },
  }
  catalogues.add(messages)
  return messages
}

/**
 * The texts of every module loaded so far, and of those that come meanwhile: awaited before a page is shown and before
 * the language switches, so that no component has to stop for them between its hooks.
 */
export async function loadTexts(language: Language): Promise<void> {
  const missing = [...catalogues].filter((messages) => !messages[language])
  if (missing.length === 0) return
  await Promise.all(missing.map((messages) => messages.load(language)))
  return loadTexts(language)
}

/** Code that comes later, with its texts: those of the document, unless there is none. */
export async function loadWithTexts<Module>(load: () => Promise<Module>, language?: Language): Promise<Module> {
  const module = await load()
  await loadTexts(language ?? currentLanguage())
  return module
}
