import { Fragment, type ReactNode } from 'react'
import type { RichText } from './messages.ts'

type Props<Tag extends string> = { text: RichText<Tag> } & { [T in Tag]: (words: string) => ReactNode }

/** A text with elements: `<Rich text={t.accept} terms={(words) => <a href="/cgu">{words}</a>} />`. */
export function Rich<Tag extends string>({ text, ...renderers }: Props<Tag>) {
  const render = renderers as Record<string, ((words: string) => ReactNode) | undefined>
  // The split alternates between plain text, tag name and tag content.
  const parts = String(text).split(/<([\w-]+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    return <Fragment key={index}>{render[part]?.(parts[index + 1] ?? '')}</Fragment>
  })
}
