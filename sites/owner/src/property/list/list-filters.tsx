import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useDebounced } from '@bailclair/site-kit/ui/use-debounced.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListState } from './list-state.ts'
import { type PropertyStatus, statusOf } from './opens-at.ts'
import { propertyListMessages } from './property-list.messages.ts'

/** Milliseconds without a key before the list follows: unnoticed by who types, and one change for each word. */
const settling = 150

type Props = {
  properties: readonly PropertySummary[]
  state: ListState
  onChange: (part: Partial<ListState>) => void
  searchId: string
}

/** For owners of many: a search in names and addresses, and a choice by status. */
export function ListFilters({ properties, state, onChange, searchId }: Props) {
  const t = useMessages(propertyListMessages)
  const [typed, setTyped] = useTyped(state.search, (search) => onChange({ search }))
  const validated = useMemo(() => properties.filter((it) => statusOf(it) === 'validated').length, [properties])
  const options: { value: PropertyStatus | ''; label: string }[] = [
    { value: '', label: t.filters.every(properties.length) },
    { value: 'validated', label: t.filters.validated(validated) },
    { value: 'toBeFinalized', label: t.filters.toBeFinalized(properties.length - validated) },
  ]
  const choose = (chosen: string) =>
    onChange({ status: options.find(({ value }) => value === chosen)?.value || undefined })
  return (
    <search className="property-filters" aria-label={t.filters.title}>
      <TextField
        id={searchId}
        type="search"
        label={t.filters.search}
        placeholder={t.filters.searchHint}
        prefix={<Icon name="search" />}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={t.filters.status}
        value={state.status ?? ''}
        options={options}
        onChange={({ target }) => choose(target.value)}
      />
    </search>
  )
}

/** What is in the field: ahead of the address while one types, and after it when that changes by itself (Back). */
function useTyped(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const settled = useDebounced(typed.trim(), settling)
  const told = useRef(search)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each text that has settled
  useEffect(() => {
    if (settled === told.current) return
    told.current = settled
    onSettled(settled)
  }, [settled])

  useEffect(() => {
    if (search === told.current) return
    told.current = search
    setTyped(search)
  }, [search])

  return [typed, setTyped] as const
}
