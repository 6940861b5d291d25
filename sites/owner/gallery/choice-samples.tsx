import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { RadioCards, RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useState } from 'react'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Choices',
  boxes: 'Checkboxes',
  terms: 'I accept the Terms of Use and the Privacy Policy.',
  termsError: 'Tick this box to continue.',
  newsletter: 'Receive a message for each application',
  newsletterHint: 'At most one message a day.',
  disabled: 'Unavailable',
  radios: 'Radio buttons',
  question: 'Is the property furnished?',
  questionHint: 'The length of the lease and the deposit depend on it.',
  questionError: 'Choose an answer.',
  furnished: 'Furnished',
  furnishedHint: 'The tenant can live there with personal belongings only.',
  unfurnished: 'Unfurnished',
  unfurnishedHint: 'The tenant brings furniture.',
  cards: 'Cards',
  cardsOther: 'Cards with explanation, error, unavailable',
  kind: 'What type of property is it?',
  house: 'House',
  apartment: 'Apartment',
  other: 'Other',
}

export function ChoiceSamples() {
  const [kind, setKind] = useState<'house' | 'apartment' | 'other'>('apartment')
  const [furniture, setFurniture] = useState<'yes' | 'no'>()
  const kinds = [
    { value: 'house', label: t.house, icon: 'house' },
    { value: 'apartment', label: t.apartment, icon: 'apartment' },
    { value: 'other', label: t.other, icon: 'building' },
  ] as const
  const furnished = [
    { value: 'yes', label: t.furnished, hint: t.furnishedHint },
    { value: 'no', label: t.unfurnished, hint: t.unfurnishedHint },
  ] as const
  return (
    <Section title={t.title}>
      <Sample title={t.boxes}>
        <div className="gallery-grid">
          <div>
            <Checkbox label={t.terms} required />
            <Checkbox label={t.newsletter} hint={t.newsletterHint} defaultChecked />
          </div>
          <div>
            <Checkbox label={t.terms} required error={t.termsError} />
            <Checkbox label={t.disabled} disabled defaultChecked />
          </div>
        </div>
      </Sample>
      <Sample title={t.radios}>
        <div className="gallery-grid">
          <RadioGroup
            label={t.question}
            hint={t.questionHint}
            options={furnished}
            value={furniture}
            onChange={setFurniture}
          />
          <RadioGroup
            label={t.question}
            required
            error={t.questionError}
            options={furnished}
            value={furniture}
            onChange={setFurniture}
          />
        </div>
      </Sample>
      <Sample title={t.cards}>
        <RadioCards label={t.kind} options={kinds} value={kind} onChange={setKind} required />
      </Sample>
      <Sample title={t.cardsOther}>
        <RadioCards
          label={t.question}
          error={t.questionError}
          options={[...furnished, { value: 'never', label: t.disabled, disabled: true }]}
          value={furniture}
          onChange={(value) => value !== 'never' && setFurniture(value)}
        />
      </Sample>
    </Section>
  )
}
