import type { Language } from '@bailclair/domain/value/language.ts'
import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { currentLanguage } from './current-language.ts'
import type { Messages } from './messages.ts'

type Loaders<T> = { readonly [L in Language]: () => Promise<T> }

const catalogues = new Set<Messages<unknown>>()

/** Replaces `defineMessages` in the client build (`build/split-languages.ts`). */
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
          // So that the next attempt loads again.
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
 * Loads the texts of every module so far. Awaited before a page is shown and before the language switches, so that no
 * component suspends.
 */
export async function loadTexts(language: Language): Promise<void> {
  const missing = [...catalogues].filter((messages) => !messages[language])
  if (missing.length === 0) return
  await Promise.all(missing.map((messages) => messages.load(language)))
  return loadTexts(language)
}

/** Loads code with its texts, in the document's language when none is given. */
export async function loadWithTexts<Module>(load: () => Promise<Module>, language?: Language): Promise<Module> {
  const arrive = async () => {
    const module = await load()
    // Without a document this is the server, which has the texts of both languages.
    if (language || typeof document !== 'undefined') await loadTexts(language ?? currentLanguage())
    return module
  }
  return holdFailureWhileLeaving(arrive())
}
