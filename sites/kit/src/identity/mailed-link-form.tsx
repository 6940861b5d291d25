import { canonicalEmail, emailProblem } from '@bailclair/domain/identity/email.rules.ts'
import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import type { RichText } from '#platform/messages/messages.ts'
import { Rich } from '#platform/messages/rich.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Column, Stack } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ShortForm } from '#ui/short-form.tsx'
import { useAccountPaths } from './account-site.ts'

type Name = 'title' | 'help' | 'back' | 'email' | 'submit' | 'sent' | 'spam' | 'again'
type Props = {
  texts: Readonly<Record<Name, string>> & { noAccount: RichText<'signUp'> }
  sentHelp: (email: string) => string
  onSend: (email: string) => Promise<unknown>
}

const rules = { email: emailProblem }

/** Asks for an address and mails a link to it. Says the same whether or not the address has an account. */
export function MailedLinkForm({ texts: t, sentHelp, onSend }: Props) {
  const { home, register } = useAccountPaths()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ initial: { email: '' }, rules, send })

  async function send({ email }: { email: string }) {
    await onSend(email)
    setSentTo(canonicalEmail(email))
  }

  if (sentTo !== undefined)
    return (
      <Column>
        <Outcome
          illustration="letter"
          title={t.sent}
          takesFocus
          actions={
            <>
              <ButtonLink href={home}>{t.back}</ButtonLink>
              <Button variant="secondary" onClick={() => setSentTo(undefined)}>
                {t.again}
              </Button>
            </>
          }
        >
          <p>{sentHelp(sentTo)}</p>
          <p>{t.spam}</p>
        </Outcome>
      </Column>
    )
  return (
    <Column>
      <PageHeader title={t.title} back={{ href: home, label: t.back }}>
        {t.help}
      </PageHeader>
      <Stack gap={24}>
        <ShortForm form={form} submitLabel={t.submit}>
          <TextField {...form.field('email')} label={t.email} required type="email" autoComplete="username" />
        </ShortForm>
        <p>
          <Rich text={t.noAccount} signUp={(words) => <a href={register}>{words}</a>} />
        </p>
      </Stack>
    </Column>
  )
}
