import { confirmationProblem, passwordProblem } from '@bailclair/domain/identity/password.rules.ts'
import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useParams } from '#platform/router/router-context.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Column, Stack } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ShortForm } from '#ui/short-form.tsx'
import { useAccountPaths } from './account-site.ts'
import { changePasswordMessages } from './change-password.messages.ts'
import { newPasswordMessages } from './new-password.messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRegister } from './register.queries.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useCommonPasswords } from './use-common-passwords.ts'

const initial = { password: '', confirmation: '' }
type Values = typeof initial

export default function ChangePasswordPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ChangePassword key={token} token={token} />
    </Column>
  )
}

export function ChangePassword({ token }: { token: string }) {
  const t = useMessages(changePasswordMessages)
  const { confirmation } = useMessages(newPasswordMessages)
  const { createPassword } = useRegister()
  const { isCommon, load } = useCommonPasswords()
  const [updatedFor, setUpdatedFor] = useState<string>()
  const form = useForm<Values>({
    initial,
    rules: {
      password: (value) => passwordProblem(value, isCommon),
      confirmation: (value, { password }) => confirmationProblem(password, value),
    },
    labels: { password: t.password, confirmation },
    send: async ({ password }) => {
      const { email } = await createPassword(token, password)
      setUpdatedFor(email)
    },
  })

  if (updatedFor !== undefined) return <Updated email={updatedFor} />
  if (form.failure?.error.code === 'TokenExpired') return <LinkExpired />
  return (
    <>
      <PageHeader title={t.title}>{t.help}</PageHeader>
      <ShortForm form={form} submitLabel={t.submit} allRequired>
        <Stack>
          <NewPasswordFields
            label={t.password}
            password={form.field('password')}
            confirmation={form.field('confirmation')}
            isRefused={passwordProblem(form.values.password, isCommon) !== undefined}
            onStart={load}
          />
        </Stack>
      </ShortForm>
    </>
  )
}

function Updated({ email }: { email: string }) {
  const t = useMessages(changePasswordMessages)
  return (
    <Outcome
      illustration="key"
      title={t.updated}
      takesFocus
      actions={<SignInLink email={email}>{t.signIn}</SignInLink>}
    >
      <p>{t.updatedHelp}</p>
    </Outcome>
  )
}

function LinkExpired() {
  const t = useMessages(changePasswordMessages)
  const { forgottenPassword } = useAccountPaths()
  return (
    <Outcome
      illustration="closed-door"
      title={t.expired}
      takesFocus
      actions={<ButtonLink href={forgottenPassword}>{t.askAgain}</ButtonLink>}
    >
      <p>{t.expiredHelp}</p>
    </Outcome>
  )
}
