import { type ContactProfile, contactProfiles, contactRequest } from '@bailclair/domain/contact/contact.schema.ts'
import { useDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { TextareaField } from '@bailclair/site-kit/ui/field/textarea-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import type { ReactNode } from 'react'
import { contactMessages } from './contact.messages.ts'
import { useKnownPerson, useSendContact } from './contact.queries.ts'

type Values = { profile: string; firstName: string; lastName: string; email: string; subject: string; message: string }
const fields = ['profile', 'firstName', 'lastName', 'email', 'subject', 'message'] as const
const blank: Values = { profile: '', firstName: '', lastName: '', email: '', subject: '', message: '' }

type Props = {
  /** Frequent questions of the chosen profile, shown before the message field. */
  answersFor: (profile: ContactProfile) => ReactNode
  onSent: (email: string) => void
}

export function ContactForm({ answersFor, onSent }: Props) {
  const t = useMessages(contactMessages)
  const send = useSendContact()
  const form = useForm<Values>({
    initial: blank,
    rules: contactRequest,
    labels: { ...t, profile: t.profile },
    send: async (values) => {
      const request = contactRequest.parse(values)
      await send(request)
      forgetDraft()
      onSent(request.email)
    },
  })
  const forgetDraft = useDraft('contact', form, fields)
  useKnownPerson((person) => {
    // Keeps what was typed meanwhile.
    for (const name of ['firstName', 'lastName', 'email'] as const) {
      if (form.values[name] === '' && person[name]) form.set(name, person[name])
    }
    if (form.values.profile === '') form.set('profile', 'OWNER')
  })
  const profile = contactProfiles.find((known) => known === form.values.profile)

  return (
    <ShortForm form={form} submitLabel={t.submit} allRequired>
      <RadioGroup
        {...form.choice('profile')}
        label={t.profile}
        required
        options={contactProfiles.map((value) => ({ value, label: t.profiles[value] }))}
      />
      {profile && answersFor(profile)}
      <Stack>
        <TextField {...form.field('firstName')} label={t.firstName} required autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={t.lastName} required autoComplete="family-name" />
        <TextField
          {...form.field('email')}
          label={t.email}
          hint={t.emailHint}
          required
          type="email"
          autoComplete="email"
        />
        <TextField {...form.field('subject')} label={t.subject} required maxLength={120} />
        <TextareaField
          {...form.field('message')}
          label={t.message}
          hint={t.messageHint}
          required
          rows={8}
          limit={2_000}
        />
      </Stack>
    </ShortForm>
  )
}
