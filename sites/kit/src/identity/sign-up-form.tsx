import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { signUpProblems, type SignUpForm as Values } from '@bailclair/domain/identity/sign-up.rules.ts'
import { lazy, Suspense, useState } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { onField } from '#platform/form/field-failure.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Rich } from '#platform/messages/rich.tsx'
import { loadWithTexts } from '#platform/messages/split-messages.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { ExternalLink } from '#ui/external-link.tsx'
import { RequiredNote } from '#ui/field/field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useAccountPaths, useCarried } from './account-site.ts'
import { EmailInUse } from './email-in-use.tsx'
import { FederationButton } from './federation-button.tsx'
import { newPasswordMessages } from './new-password.messages.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRegister } from './register.queries.ts'
import { signUpMessages } from './sign-up.messages.ts'
import { useCommonPasswords } from './use-common-passwords.ts'

const SignUpSentDialog = lazy(() => loadWithTexts(() => import('./sign-up-sent-dialog.tsx')))

const inUse = onField({ code: 'UniqueEmailActiveAccount', field: 'email' })

/** When React loads, besides a touch: most visitors of the landing page only read. */
const starts = { page: 'idle', hero: 'touch', bottom: 'near' } as const

const initial: Values = { email: '', password: '', confirmation: '', hasAcceptedTerms: false }

type Props = {
  /** A page of its own, the card of the landing page, or the wide form at its bottom. */
  variant: 'page' | 'hero' | 'bottom'
  onCreated?: () => void
  /** The visitor leaves for the national federation. */
  onFederation?: () => void
}

export function SignUpForm({ variant, onCreated, onFederation }: Props) {
  const t = useMessages(signUpMessages)
  const { terms, privacy, home } = useAccountPaths()
  const carried = useCarried()
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
      await createAccount({ email, password }, carried).catch(inUse)
      setSentTo(canonicalEmail(email))
      onCreated?.()
    } catch (cause) {
      // Only this code gets the duplicate text (decision 10). The form keeps what the toast said.
      const text = t.signuppage[codeOf(cause) === 'UniqueEmailActiveAccount' ? 'duplicate-email' : 'register-error']
      showToast({ kind: 'danger', text })
      throw cause
    }
  }

  return (
    <>
      <form className={`sign-up sign-up-${variant}`} {...form.props} data-start={starts[variant]}>
        {variant === 'hero' && <h2>{t.title}</h2>}
        <noscript>
          <Callout kind="warning">{t.noScript}</Callout>
        </noscript>
        <ErrorSummary {...form.summary} />
        <RequiredNote all />
        <div className="sign-up-fields">
          <TextField
            {...form.field('email')}
            label={t.email}
            hint={variant === 'page' && t.emailHint}
            required
            type="email"
            autoComplete="email"
          />
          {form.problemOf('email') === 'UniqueEmailActiveAccount' && <EmailInUse />}
          <NewPasswordFields
            label={t.password}
            password={form.field('password')}
            confirmation={form.field('confirmation')}
            isRefused={signUpProblems(form.values, isCommon).password !== undefined}
            onStart={load}
          />
        </div>
        <Checkbox
          {...form.box('hasAcceptedTerms')}
          required
          label={
            <Rich
              text={t.terms}
              terms={(words) => <ExternalLink href={terms}>{words}</ExternalLink>}
              privacy={(words) => <ExternalLink href={privacy}>{words}</ExternalLink>}
            />
          }
        />
        {form.failure && <Callout kind="danger">{form.failure.text}</Callout>}
        <div className="sign-up-actions">
          <Button type="submit" wide pending={form.isPending}>
            {t.submit}
          </Button>
          <p className="sign-up-or">{t.or}</p>
          <FederationButton onPress={onFederation} />
        </div>
        <p className="sign-up-already">
          <a href={home}>{t.alreadyRegistered}</a>
        </p>
      </form>
      {sentTo !== undefined && (
        <Suspense>
          <SignUpSentDialog email={sentTo} />
        </Suspense>
      )}
    </>
  )
}
