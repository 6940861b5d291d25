import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLocation } from '@bailclair/site-kit/platform/router/router-context.ts'
import { createTextSearch } from '@bailclair/site-kit/platform/text-search.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Magnifier } from '@bailclair/site-kit/ui/illustration/drawings/magnifier.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useDebounced } from '@bailclair/site-kit/ui/use-debounced.ts'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { type HelpTopic, helpTopics } from '#platform/help.ts'
import { Answer } from './answer.tsx'
import { helpMessages } from './help.messages.ts'
import { helpSections } from './help-sections.ts'
import { useAnswerOf } from './use-answer-of.ts'

/** Every question and answer (decision 20), readable without scripts. */
export function HelpList() {
  const t = useMessages(helpMessages)
  const answerOf = useAnswerOf()
  const { hash } = useLocation()
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // what was typed before hydration
  useLayoutEffect(() => setSearch(field.current?.value ?? ''), [])
  const isSearching = search.trim() !== ''
  const holds = createTextSearch(search)
  const isFound = (topic: HelpTopic) => holds(`${t.topics[topic].question} ${answerOf(topic)}`)
  const sections = helpSections
    .map(([section, topics]) => ({ section, topics: topics.filter(isFound) }))
    .filter(({ topics }) => topics.length > 0)
  const found = sections.reduce((count, { topics }) => count + topics.length, 0)
  const said = useDebounced(isSearching ? t.found(found) : '', 600)

  return (
    <Stack gap={32}>
      {/* Filters while typing; nothing is submitted. */}
      <search className="measure">
        <TextField
          ref={field}
          type="search"
          label={t.search}
          hint={t.searchHint}
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </search>
      {sections.map(({ section, topics }) => (
        <section key={section}>
          <h2>{t.sections[section]}</h2>
          {topics.map((topic) => (
            <Answer key={topic} topic={topic} isOpen={found === 1 || hash === `#${helpTopics[topic]}`} />
          ))}
        </section>
      ))}
      {found === 0 && (
        <EmptyState
          illustration={<Magnifier />}
          title={t.none.title}
          actions={
            <Button variant="secondary" onClick={() => setSearch('')}>
              {t.clear}
            </Button>
          }
        >
          {t.none.text}
        </EmptyState>
      )}
    </Stack>
  )
}
