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
  /** The visitor starts to choose a password. */
  onStart: () => void
}

/** Password with strength meter, and its confirmation. */
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
