import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import type { TextFieldProps } from '#ui/field/text-field.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PasswordStrength, type StrengthScore } from './password-strength.tsx'

type Props = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'short' | 'ref' | 'label'> & {
  label: string
  /** `new-password` or `current-password`, for password managers. */
  autoComplete: 'new-password' | 'current-password'
  /** Score of the typed password, null while empty; absent for no strength bar. */
  score?: StrengthScore | null | undefined
}

export function PasswordField({ label, hint, error, required, optional, score, className, ...input }: Props) {
  const t = useMessages(uiMessages)
  const [isShown, setShown] = useState<boolean>()
  const ref = useRef<HTMLInputElement>(null)
  const strengthId = useId()

  useEffect(() => {
    // Switched back before submit: a browser would store a visible password as plain text.
    const form = ref.current?.form
    const hide = () => setShown((shown) => shown && false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field
      {...{ id: input.id, label, hint, error, required, optional, className }}
      describedBy={score === undefined ? undefined : strengthId}
    >
      {(control) => (
        <>
          <div className="input">
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...input}
              {...control}
              ref={ref}
              type={isShown ? 'text' : 'password'}
              className="input-control"
            />
            <Button
              variant="quiet"
              compact
              icon={isShown ? 'eye-off' : 'eye'}
              aria-label={isShown ? t.hidePassword(label) : t.showPassword(label)}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t.hide : t.show}
            </Button>
            <VisuallyHidden>
              <span role="status">{isShown !== undefined && (isShown ? t.passwordShown : t.passwordHidden)}</span>
            </VisuallyHidden>
          </div>
          {score !== undefined && <PasswordStrength id={strengthId} score={score} />}
        </>
      )}
    </Field>
  )
}
