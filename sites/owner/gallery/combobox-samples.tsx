import { ComboboxField } from '@bailclair/site-kit/ui/combobox/combobox-field.tsx'
import type { Suggest } from '@bailclair/site-kit/ui/combobox/use-suggestions.ts'
import { useCallback, useState } from 'react'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Field with suggestions',
  states: 'Write at least three letters',
  hint: 'For example: 12 rue des Lilas',
  found: 'Some suggestions',
  none: 'No suggestion',
  pending: 'A search without end',
  failed: 'A silent service',
  wrong: 'A field in error',
  error: 'This field is required',
}

const addresses = ['12 rue des Lilas, 69003 Lyon', '12 rue des Lilas, 75020 Paris', '120 rue des Lilas, 59000 Lille']

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const found: Suggest<string> = async () => {
  await later(400)
  return addresses
}
const none: Suggest<string> = async () => []
const never: Suggest<string> = () => new Promise(() => undefined)
const broken: Suggest<string> = () => Promise.reject(new Error('out of reach'))

export function ComboboxSamples() {
  return (
    <Section title={t.title}>
      <Sample title={t.states}>
        <div className="gallery-grid">
          <Address label={t.found} suggest={found} />
          <Address label={t.none} suggest={none} />
          <Address label={t.pending} suggest={never} />
          <Address label={t.failed} suggest={broken} />
          <Address label={t.wrong} suggest={found} error={t.error} />
        </div>
      </Sample>
    </Section>
  )
}

type Props = { label: string; suggest: Suggest<string>; error?: string }

function Address({ label, suggest, error }: Props) {
  const [text, setText] = useState('')
  const itemText = useCallback((item: string) => item, [])
  return (
    <ComboboxField
      label={label}
      hint={t.hint}
      error={error}
      required
      value={text}
      onValueChange={setText}
      suggest={suggest}
      itemText={itemText}
    />
  )
}
