import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { signUpProblems, type SignUpForm as Values } from '@bailclair/domain/identity/sign-up.rules.ts'
import { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { useForm } from '@bailclair/front/platform/form/use-form.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Rich } from '@bailclair/front/platform/messages/rich.tsx'
import { showToast } from '@bailclair/front/platform/toasts.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Checkbox } from '@bailclair/front/ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '@bailclair/front/ui/error-summary/error-summary.tsx'
import { RequiredNote } from '@bailclair/front/ui/field/field.tsx'
import { TextField } from '@bailclair/front/ui/field/text-field.tsx'
import { ExternalLink } from '@bailclair/front/ui/link/external-link.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { FederationButton } from './federation-button.tsx'
import { newPasswordMessages } from './new-password.messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRegister } from './register.queries.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { SignUpFailure } from './sign-up-failure.tsx'
import { SignUpSentDialog } from './sign-up-sent-dialog.tsx'
import { useCommonPasswords } from './use-common-passwords.ts'

const initial: Values = { email: '', password: '', confirmation: '', hasAcceptedTerms: false }

type Props = {
  /** A page of its own, the card beside the landing title, or the wide form at the bottom of the landing page. */
  variant: 'page' | 'hero' | 'bottom'
}

export function SignUpForm({ variant }: Props) {
  const t = useMessages(signUpMessages)
  const { createAccount } = useRegister()
  const { isCommon, load } = useCommonPasswords()
  const [sentTo, setSentTo] = useState<string>()
  const { confirmation } = useMessages(newPasswordMessages)
  const form = useForm<Values>({
    initial,
    rules: (values) => signUpProblems(values, isCommon),
    labels: { password: t.password, confirmation },
    send,
  })

  async function send({ email, password }: Values) {
    try {
      await createAccount({ email, password })
      setSentTo(canonicalEmail(email))
    } catch (cause) {
      // Spec §8, decision 11: the duplicate text for that one code, the other for everything else.
      const isDuplicate = cause instanceof ApiError && cause.code === 'UniqueEmailActiveAccount'
      showToast({ kind: 'danger', text: t.signuppage[isDuplicate ? 'duplicate-email' : 'register-error'] })
      throw cause
    }
  }

  return (
    <>
      <form className={`sign-up sign-up-${variant}`} {...form.props}>
        {variant === 'hero' && <h2>{t.title}</h2>}
        <ErrorSummary {...form.summary} />
        <RequiredNote />
        <div className="sign-up-fields">
          <TextField
            {...form.field('email')}
            label={t.email}
            hint={variant === 'page' && t.emailHint}
            required
            type="email"
            autoComplete="email"
          />
          <NewPasswordFields
            label={t.password}
            password={form.field('password')}
            confirmation={form.field('confirmation')}
            onStart={load}
          />
        </div>
        <Checkbox
          {...form.box('hasAcceptedTerms')}
          required
          label={
            <Rich
              text={t.terms}
              terms={(words) => <ExternalLink href={pathTo('TermsOfUse')}>{words}</ExternalLink>}
              privacy={(words) => <ExternalLink href={pathTo('PrivacyPolicy')}>{words}</ExternalLink>}
            />
          }
        />
        {form.failure && <SignUpFailure {...form.failure} />}
        <div className="sign-up-actions">
          <Button type="submit" wide pending={form.isPending}>
            {t.submit}
          </Button>
          <p className="sign-up-or">{t.or}</p>
          <FederationButton />
        </div>
        <p className="sign-up-already">
          <a href={pathTo('Dashboard')}>{t.alreadyRegistered}</a>
        </p>
      </form>
      <SignUpSentDialog email={sentTo} />
    </>
  )
}
