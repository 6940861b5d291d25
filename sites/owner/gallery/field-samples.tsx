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
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Fields',
  text: 'Text',
  name: 'Property name',
  nameHint: 'Only you will see it. For example: T2 Croix-Rousse.',
  email: 'Email address',
  emailError: 'Invalid email',
  phone: 'Telephone',
  search: 'Search',
  searchExample: 'Lyon, Lille…',
  disabled: 'Account address',
  readOnly: 'EPC number',
  numbers: 'Numbers, dates, lists',
  rent: 'Monthly rent without charges',
  rentHint: 'In euros, charges apart.',
  charges: 'Monthly charges',
  chargesError: 'The price must be greater than or equal to 0',
  area: 'Living space',
  date: 'Date of the certificate',
  dateHint: 'It is at the top of the first page.',
  dateError: 'The date you entered is in the future. Please enter a valid date.',
  select: 'Sort by',
  selectRent: 'Rent',
  selectName: 'Name',
  selectError: 'This field is required',
  textarea: 'Long text',
  message: 'Your message',
  messageHint: 'Do not give any password.',
  messageError: 'This text is too long, shorten it',
  messageText: 'Hello, I cannot open the file of my tenant.',
  passwords: 'Passwords',
  password: 'Password',
  passwordHint: 'At least 8 characters; a sentence does very well.',
  current: 'Current password',
  passwordError: 'This field is required',
  score: (score: number | string) => `Strength ${score}`,
}

const scores = [null, 0, 1, 2, 3, 4] as const

/** A stand-in: the real rule is in the domain. */
const scoreOf = (password: string) =>
  password === '' ? null : (Math.min(4, Math.floor(password.length / 4)) as StrengthScore)

export function FieldSamples() {
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
