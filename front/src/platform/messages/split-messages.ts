import type { Language } from '@bailclair/domain/platform/language.ts'
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

/** The texts of every module loaded so far, awaited before a page is shown and before the language switches. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...catalogues].map((messages) => messages[language] ?? messages.load(language)))
}
