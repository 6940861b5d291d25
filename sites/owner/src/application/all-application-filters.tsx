import { rowFilters } from '@bailclair/domain/application/row-state.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { allApplicationsMessages } from './all-applications.messages.ts'
import type { AllListFilters } from './all-list-state.ts'
import { applicationMessages } from './application.messages.ts'
import { filterLabel, SearchField } from './application-filters.tsx'

export type NamedProperty = { id: string; name?: string | undefined }

type Props = {
  state: AllListFilters
  properties: readonly NamedProperty[]
  onChange: (changes: Partial<AllListFilters>) => void
}

export function AllApplicationFilters({ state, properties, onChange }: Props) {
  const t = useMessages(allApplicationsMessages)
  const texts = useMessages(applicationMessages)
  return (
    <search className="application-filters screen-only" aria-label={texts.filters.title}>
      <SearchField search={state.search} onChange={(search) => onChange({ search })} />
      <SelectField
        label={texts.filters.status}
        value={state.status ?? ''}
        options={[
          { value: '', label: texts.filters.everyStatus },
          ...rowFilters.map((filter) => ({ value: filter, label: filterLabel(texts, filter) })),
        ]}
        onChange={({ target }) => onChange({ status: rowFilters.find((filter) => filter === target.value) })}
      />
      <SelectField
        label={t.property}
        value={state.property ?? ''}
        options={[
          { value: '', label: t.everyProperty },
          ...properties.map(({ id, name }) => ({ value: id, label: name ?? t.unnamed })),
        ]}
        onChange={({ target }) => onChange({ property: target.value || undefined })}
      />
    </search>
  )
}
