import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { DateField } from '@bailclair/site-kit/ui/field/date-field.tsx'
import { RequiredNote } from '@bailclair/site-kit/ui/field/field.tsx'
import { MoneyField, NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PasswordField } from '@bailclair/site-kit/ui/password-field/password-field.tsx'
import type { StrengthScore } from '@bailclair/site-kit/ui/password-field/password-strength.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useState } from 'react'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

const scores = [null, 0, 1, 2, 3, 4] as const

/** Any rule will do here: the real one belongs to the domain. */
const scoreOf = (password: string) =>
  password === '' ? null : (Math.min(4, Math.floor(password.length / 4)) as StrengthScore)

export function FieldSamples() {
  const t = useMessages(galleryMessages).fields
  const [password, setPassword] = useState('')
  const options = [
    { value: 'rent', label: t.selectRent },
    { value: 'name', label: t.selectName },
  ]
  return (
    <Section title={t.title}>
      <Sample title={t.text}>
        <Stack>
          <RequiredNote />
          <div className="gallery-grid">
            <TextField label={t.name} hint={t.nameHint} required />
            <TextField
              label={t.email}
              type="email"
              autoComplete="email"
              error={t.emailError}
              defaultValue="camille@"
              required
            />
            <TextField label={t.phone} optional inputMode="tel" autoComplete="tel" />
            <TextField label={t.search} prefix={<Icon name="search" />} placeholder={t.searchExample} />
            <TextField label={t.disabled} disabled defaultValue="camille.durand@example.org" />
            <TextField label={t.readOnly} readOnly defaultValue="2475E0012345Z" />
          </div>
        </Stack>
      </Sample>
      <Sample title={t.numbers}>
        <div className="gallery-grid">
          <MoneyField label={t.rent} hint={t.rentHint} defaultValue="1 250,50" required />
          <MoneyField label={t.charges} error={t.chargesError} defaultValue="-20" required />
          <NumberField label={t.area} suffix="m²" defaultValue="42,5" />
          <DateField label={t.date} hint={t.dateHint} />
          <DateField label={t.date} error={t.dateError} defaultValue="2031-01-01" />
          <SelectField label={t.select} options={options} />
          <SelectField label={t.select} options={options} withPrompt required error={t.selectError} />
          <SelectField label={t.select} options={options} disabled />
        </div>
      </Sample>
      <Sample title={t.textarea}>
        <div className="gallery-grid">
          <TextareaField label={t.message} hint={t.messageHint} limit={200} />
          <TextareaField label={t.message} limit={20} error={t.messageError} defaultValue={t.messageText} />
        </div>
      </Sample>
      <Sample title={t.passwords}>
        <div className="gallery-grid">
          <PasswordField
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            score={scoreOf(password)}
          />
          <PasswordField label={t.current} autoComplete="current-password" error={t.passwordError} />
          {scores.map((score) => (
            <PasswordField key={score} label={t.score(score ?? '–')} autoComplete="new-password" score={score} />
          ))}
        </div>
      </Sample>
    </Section>
  )
}
