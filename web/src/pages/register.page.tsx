import { signUpMessages } from '#identity/sign-up.messages.ts'
import { SignUpForm } from '#identity/sign-up-form.tsx'
import { useMessages } from '#platform/messages/messages.ts'
import { Column } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'

export default function RegisterPage() {
  const t = useMessages(signUpMessages)
  return (
    <Column>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <SignUpForm variant="page" />
    </Column>
  )
}
