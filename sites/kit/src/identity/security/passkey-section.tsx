import type { SignInMethodList } from '@bailclair/domain/identity/sign-in.schema.ts'
import { mostPasskeys } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { MethodRow } from './method-row.tsx'
import { securityMessages } from './security.messages.ts'
import type { SignInContract } from './security.queries.ts'
import { useAddMethod } from './use-add-method.ts'

export function PasskeySection({ contract, list }: { contract: SignInContract; list: SignInMethodList }) {
  const { passkeys: t } = useMessages(securityMessages)
  const { add, isPending } = useAddMethod()
  const passkeys = list.methods.filter(({ type }) => type === 'webauthn-passwordless')
  return (
    <section className="security-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      {passkeys.length > 0 ? (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <MethodRow key={passkey.id} contract={contract} method={passkey} texts={t} />
          ))}
        </ul>
      ) : (
        <p>{t.none}</p>
      )}
      {passkeys.length < mostPasskeys ? (
        <Button variant="secondary" icon="key" pending={isPending} onClick={() => add('passkey')}>
          {t.add}
        </Button>
      ) : (
        <p>{t.most}</p>
      )}
    </section>
  )
}
