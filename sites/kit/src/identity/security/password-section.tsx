import {
  confirmationProblem,
  minPasswordLength,
  minStaffPasswordLength,
  passwordProblem,
  staffPasswordProblem,
} from '@bailclair/domain/identity/password.rules.ts'
import type { SignInMethodList } from '@bailclair/domain/identity/sign-in.schema.ts'
import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { ShortForm } from '#ui/short-form.tsx'
import { newPasswordMessages } from '../new-password.messages.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { useCommonPasswords } from '../use-common-passwords.ts'
import { securityMessages } from './security.messages.ts'
import { type SignInContract, useChangePassword } from './security.queries.ts'

type Props = { contract: SignInContract; list: SignInMethodList; isTeam: boolean }

export function PasswordSection({ contract, list, isTeam }: Props) {
  const { password: t } = useMessages(securityMessages)
  /** A new form after each change. */
  const [round, setRound] = useState(0)
  const hasPassword = list.methods.some(({ type }) => type === 'password')
  return (
    <section className="security-section">
      <h2>{t.title}</h2>
      {hasPassword ? (
        <>
          <p>{t.text}</p>
          <PasswordForm
            key={round}
            contract={contract}
            rule={isTeam ? rules.team : rules.others}
            onChanged={() => setRound((count) => count + 1)}
          />
        </>
      ) : (
        <p>{list.isFederated ? t.federated : t.none}</p>
      )}
    </section>
  )
}

const rules = {
  team: { problemOf: staffPasswordProblem, shortest: minStaffPasswordLength },
  others: { problemOf: passwordProblem, shortest: minPasswordLength },
}
const initial = { password: '', confirmation: '' }

type FormProps = { contract: SignInContract; rule: (typeof rules)['team']; onChanged: () => void }

function PasswordForm({ contract, rule, onChanged }: FormProps) {
  const { password: t } = useMessages(securityMessages)
  const { confirmation } = useMessages(newPasswordMessages)
  const { isCommon, load } = useCommonPasswords()
  const { mutateAsync } = useChangePassword(contract)
  const form = useForm<typeof initial>({
    initial,
    rules: {
      password: (value) => rule.problemOf(value, isCommon),
      confirmation: (value, { password }) => confirmationProblem(password, value),
    },
    labels: { password: t.label, confirmation },
    send: async ({ password }) => {
      await mutateAsync(password)
      onChanged()
      showToast({ kind: 'success', text: t.changed })
    },
  })
  return (
    <ShortForm form={form} submitLabel={t.submit} allRequired>
      <NewPasswordFields
        label={t.label}
        password={form.field('password')}
        confirmation={form.field('confirmation')}
        isRefused={rule.problemOf(form.values.password, isCommon) !== undefined}
        shortest={rule.shortest}
        onStart={load}
      />
    </ShortForm>
  )
}
