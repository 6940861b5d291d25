import { housingAgencies, nationalAgencySite } from '@bailclair/domain/law/housing-agencies.data.ts'
import { siteUrl } from '@bailclair/domain/law/housing-agency.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { applicantRightsMessages } from './applicant-rights.messages.ts'

/** A département that is not in the table. */
const notListed = 'other'

/** The housing agency of a département, and how to find the others. */
export function AgencyChoice() {
  const t = useMessages(applicantRightsMessages).agency
  const [chosen, setChosen] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  // what was chosen before hydration
  useLayoutEffect(() => setChosen(field.current?.value ?? ''), [])
  const agency = housingAgencies.find(([code]) => code === chosen)
  return (
    <Stack>
      <h3>{t.title}</h3>
      <p>{t.text}</p>
      <SelectField
        ref={field}
        label={t.label}
        withPrompt
        options={[
          ...housingAgencies.map(([code, name]) => ({ value: code, label: `${code} – ${name}` })),
          { value: notListed, label: t.notListed },
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div role="status">
        {agency && <ExternalLink href={siteUrl(agency[2])}>{t.site(agency[1])}</ExternalLink>}
        {chosen === notListed && <ExternalLink href={nationalAgencySite}>{t.national}</ExternalLink>}
      </div>
      <p>
        <ExternalLink href={nationalAgencySite}>{t.national}</ExternalLink>
      </p>
    </Stack>
  )
}
