import type { RichText } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Rich } from '@bailclair/site-kit/platform/messages/rich.tsx'
import type { ReactNode } from 'react'
import { ProseLink } from './prose-link.tsx'

export type ProseText = string | RichText<string>

/**
 * A long text as it is written in a catalogue: a blank line parts paragraphs, a line that begins with a dash is an item
 * of a list, `<name>…</name>` is a link of `prose-link.tsx`, and `<strong>` what it is in HTML.
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

/** Words and links, without a paragraph around them. */
export function Sentences({ text }: { text: ProseText }) {
  // Lines of the source are no lines of the page; no-break spaces are.
  const words = String(text)
    .trim()
    .replaceAll(/[ \n]+/g, ' ')
  const names = [...words.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
  const renderers = names.map((name) => [name, (linked: string) => element(name, linked)] as const)
  return <Tagged text={words} {...Object.fromEntries(renderers)} />
}

/** Its types know the tags of one text; here they are those of any, and a stranger among them throws. */
const Tagged = Rich as unknown as (props: Record<string, unknown>) => ReactNode

const element = (name: string, words: string): ReactNode =>
  name === 'strong' ? <strong>{words}</strong> : <ProseLink name={name} words={words} />
