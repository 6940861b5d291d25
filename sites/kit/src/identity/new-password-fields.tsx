import { passwordScore } from '@bailclair/domain/identity/password-strength.rules.ts'
import type { Form } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { newPasswordMessages } from './new-password.messages.ts'
import { useExamplePassword } from './use-example-password.ts'

type FieldState = ReturnType<Form<Record<string, string>>['field']>

type Props = {
  label: string
  password: FieldState
  confirmation: FieldState
  /** Someone is about to choose a password. */
  onStart: () => void
}

/** A password to choose, with its strength as one types, and once more to be sure. */
export function NewPasswordFields({ label, password, confirmation, onStart }: Props) {
  const t = useMessages(newPasswordMessages)
  const example = useExamplePassword()
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={t.hint}
        required
        autoComplete="new-password"
        placeholder={example}
        score={password.value === '' ? null : passwordScore(password.value)}
        onFocus={onStart}
      />
      <PasswordField {...confirmation} label={t.confirmation} required autoComplete="new-password" />
    </>
  )
}
