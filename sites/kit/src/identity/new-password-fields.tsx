import { minPasswordLength } from '@bailclair/domain/identity/password.rules.ts'
import { passwordScore } from '@bailclair/domain/identity/password-strength.rules.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Form } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import type { StrengthScore } from '#ui/password-field/password-strength.tsx'
import { newPasswordMessages } from './new-password.messages.ts'
import { useExamplePassword } from './use-example-password.ts'

type FieldState = ReturnType<Form<Record<string, string>>['field']>

type Props = {
  label: string
  password: FieldState
  confirmation: FieldState
  /** Whether the rules refuse what is typed, also before the field says so. */
  isRefused: boolean
  /** How long it must be. */
  shortest?: number | undefined
  /** The visitor starts to choose a password. */
  onStart: () => void
}

/** The bar never praises what is refused: at most “weak” (decision 9). */
const shownScore = (score: StrengthScore, isRefused: boolean): StrengthScore => (isRefused && score > 1 ? 1 : score)

/** Password with strength meter, and its confirmation. */
export function NewPasswordFields({
  label,
  password,
  confirmation,
  isRefused,
  shortest = minPasswordLength,
  onStart,
}: Props) {
  const t = useMessages(newPasswordMessages)
  const example = useExamplePassword()
  const isTyped = password.value !== ''
  const start = useEffectEvent(onStart)
  // typed before React was there, so that nobody saw the focus
  useEffect(() => {
    if (isTyped) start()
  }, [isTyped])
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={t.hint(shortest)}
        required
        autoComplete="new-password"
        placeholder={example}
        score={isTyped ? shownScore(passwordScore(password.value), isRefused || !!password.error) : null}
        onFocus={onStart}
      />
      <PasswordField {...confirmation} label={t.confirmation} required autoComplete="new-password" />
    </>
  )
}
