import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import type { TextFieldProps } from '#ui/field/text-field.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { PasswordStrength, type StrengthScore } from './password-strength.tsx'

type Props = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'short' | 'ref'> & {
  /** `new-password` or `current-password`: password managers rely on it. */
  autoComplete: 'new-password' | 'current-password'
  /** Where a strength bar belongs: the score of what is typed, null while nothing is. */
  score?: StrengthScore | null | undefined
}

export function PasswordField({ label, hint, error, required, optional, score, className, ...input }: Props) {
  const t = useMessages(uiMessages)
  const [isShown, setShown] = useState<boolean>()
  const ref = useRef<HTMLInputElement>(null)
  const strengthId = useId()

  useEffect(() => {
    // Sent in clear sight, a browser would keep it among the texts it proposes.
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
              aria-label={isShown ? t.hidePassword : t.showPassword}
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
