import type { RichText } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import type { ReactNode } from 'react'
import { ProseLink } from './prose-link.tsx'

export type ProseText = string | RichText<string>

/**
 * Markup of long texts: a blank line separates paragraphs, a leading dash makes a list item, `<name>…</name>` is a link
 * of `prose-link.tsx`, `<strong>` is as in HTML.
 */
export function Prose({ text }: { text: ProseText }) {
  return String(text)
    .trim()
    .split(/\n\s*\n/)
    .map((block) => <Block key={block} text={block} />)
}

function Block({ text }: { text: string }) {
  const [before, ...items] = text.split(/^\s*- /m)
  return (
    <>
      {before && (
        <p>
          <Sentences text={before} />
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Sentences text={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Inline text and links, without a paragraph. */
export function Sentences({ text }: { text: ProseText }) {
  // Joins source lines; keeps no-break spaces.
  const words = String(text)
    .trim()
    .replaceAll(/[ \n]+/g, ' ')
  const names = [...words.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
  const renderers = names.map((name) => [name, (linked: string) => element(name, linked)] as const)
  return <Tagged text={words} {...Object.fromEntries(renderers)} />
}

/** `Rich` is typed for one text's tags; here any tag may occur, and unknown ones throw. */
const Tagged = Rich as unknown as (props: Record<string, unknown>) => ReactNode

const element = (name: string, words: string): ReactNode =>
  name === 'strong' ? <strong>{words}</strong> : <ProseLink name={name} words={words} />
