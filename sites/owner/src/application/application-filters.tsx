import { type RowFilter, rowFilters } from '@bailclair/domain/application/row-state.rules.ts'
import { applicationTypes } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { longestSearch } from '@bailclair/domain/value/search-words.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useEffect, useRef, useState } from 'react'
import { type ApplicationTexts, applicationMessages } from './application.messages.ts'
import type { ListState } from './list-state.ts'

type Filters = Pick<ListState, 'search' | 'status' | 'type'>
type Props = { state: Filters; onChange: (changes: Partial<Filters>) => void }

/** Filters while typing. */
export function ApplicationFilters({ state, onChange }: Props) {
  const t = useMessages(applicationMessages)
  const { filters } = t
  return (
    <search className="application-filters screen-only" aria-label={filters.title}>
      <SearchField search={state.search} onChange={(search) => onChange({ search })} />
      <SelectField
        label={filters.status}
        value={state.status ?? ''}
        options={[
          { value: '', label: filters.everyStatus },
          ...rowFilters.map((filter) => ({ value: filter, label: filterLabel(t, filter) })),
        ]}
        onChange={({ target }) => onChange({ status: rowFilters.find((filter) => filter === target.value) })}
      />
      <SelectField
        label={filters.type}
        value={state.type ?? ''}
        options={[
          { value: '', label: filters.everyType },
          ...applicationTypes.map((type) => ({ value: type, label: t.types[type] })),
        ]}
        onChange={({ target }) => onChange({ type: applicationTypes.find((type) => type === target.value) })}
      />
    </search>
  )
}

export const filterLabel = (t: ApplicationTexts, filter: RowFilter) =>
  filter === 'WAITING' ? t.filters.waiting : t.statuses[filter]

/** Has its own state: the address updates late, and the cursor would jump. */
export function SearchField({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const { filters } = useMessages(applicationMessages)
  const [text, setText] = useState(search)
  const sent = useRef(search)
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [search])
  return (
    <TextField
      type="search"
      label={filters.search}
      placeholder={filters.searchHint}
      prefix={<Icon name="search" />}
      maxLength={longestSearch}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        sent.current = target.value
        setText(target.value)
        onChange(target.value)
      }}
    />
  )
}
