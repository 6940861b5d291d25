import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { createTextSearch } from '@bailclair/site-kit/platform/text-search.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { Hint } from '@bailclair/site-kit/ui/field/field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { useId, useState } from 'react'
import { preferencesMessages } from './preferences.messages.ts'

type Property = NotificationPreferences['properties'][number]
type Props = {
  properties: readonly Property[]
  onChange: (property: Pick<Property, 'id' | 'paused'>) => void
}

/** With more properties there is a search. */
const mostWithoutSearch = 8

export function PausedProperties({ properties, onChange }: Props) {
  const t = useMessages(preferencesMessages)
  const id = useId()
  const [search, setSearch] = useState('')
  const isWanted = createTextSearch(search)
  const named = properties.map((property) => ({ ...property, name: property.name ?? t.unnamed }))
  const shown = named.filter(({ name }) => isWanted(name))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the look of a field, whose label stands outside of a box
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span className="field-label" id={`${id}-label`}>
        {t.pauses}
      </span>
      <Hint controlId={id}>{t.pausesHint}</Hint>
      {named.length > mostWithoutSearch && (
        <TextField
          className="preferences-search"
          type="search"
          label={t.search}
          prefix={<Icon name="search" />}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className="preferences-properties">
        {shown.map(({ id, name, paused }) => (
          <li key={id}>
            <Checkbox label={name} checked={paused} onChange={() => onChange({ id, paused: !paused })} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p role="status">{t.nothingFound}</p>}
    </div>
  )
}
