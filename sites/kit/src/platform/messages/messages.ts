import type { Language } from '@bailclair/domain/value/language.ts'
import { createContext, use } from 'react'

type Text = string | ((...values: never[]) => string)
type Texts = { readonly [key: string]: Text | Texts }

/** Names of the `<tag>…</tag>` pairs in a text, which `Rich` renders. */
type TagsIn<T> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never

declare const tags: unique symbol
/** A text with tags, rendered by `Rich` only. */
export type RichText<Tag extends string> = { readonly [tags]: Tag }

/** What a component gets: literal types become plain strings. */
type Shown<T> = T extends string
  ? [TagsIn<T>] extends [never]
    ? string
    : RichText<TagsIn<T>>
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Shown<Result>
    : { readonly [K in keyof T]: Shown<T[K]> }

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** `E` when it matches the French text `F`; otherwise a type error. */
type Counterpart<F, E> = F extends string
  ? E extends string
    ? IsSame<TagsIn<F>, TagsIn<E>> extends true
      ? E
      : 'a text with the same tags as the French one'
    : string
  : F extends (...values: infer Values) => infer Result
    ? E extends (...values: infer Own) => infer OwnResult
      ? IsSame<Values, Own> extends true
        ? IsSame<TagsIn<Result>, TagsIn<OwnResult>> extends true
          ? E
          : never
        : never
      : (...values: Values) => string
    : {
        readonly [K in keyof F | keyof E]: K extends keyof F
          ? Counterpart<F[K], K extends keyof E ? E[K] : never>
          : never
      }

/** A catalogue. In the browser it has the visitor's language only; `load` fetches the other. */
export type Messages<T> = { readonly [L in Language]?: T } & { load: (language: Language) => Promise<T> }

/**
 * Texts of a feature. French is the source; an English text that is missing, surplus or takes other values does not
 * compile. The client build replaces this call (`build/split-languages.ts`).
 */
export function defineMessages<const F extends Texts, const E extends Texts>(texts: {
  fr: F
  en: E & Counterpart<F, E>
}): Messages<Shown<F>> {
  const { fr, en } = texts as unknown as Record<Language, Shown<F>>
  return { fr, en, load: (language) => Promise.resolve(language === 'fr' ? fr : en) }
}

export type LanguageChoice = { language: Language; switchLanguage: (to: Language) => Promise<void> }

/** French is the default and the fallback (decision 22). */
export const LanguageContext = createContext<LanguageChoice>({
  language: 'fr',
  switchLanguage: () => Promise.resolve(),
})

export const useLanguage = (): LanguageChoice => use(LanguageContext)

/** `const t = useMessages(homeMessages)`, then `t.title` or `t.applicants(3)`. */
export function useMessages<T>(messages: Messages<T>): T {
  const { language } = useLanguage()
  // Pages load with their texts; only code loaded later suspends here.
  return messages[language] ?? use(messages.load(language))
}
