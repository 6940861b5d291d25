import type { SignInMethodList } from '@bailclair/domain/identity/sign-in.schema.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { MethodRow } from './method-row.tsx'
import { securityMessages } from './security.messages.ts'
import type { SignInContract } from './security.queries.ts'
import { useAddMethod } from './use-add-method.ts'

type Props = { contract: SignInContract; list: SignInMethodList; isTeam: boolean }

export function CodeAppSection({ contract, list, isTeam }: Props) {
  const { codeApp: t } = useMessages(securityMessages)
  const { add, isPending } = useAddMethod()
  const codeApp = list.methods.find(({ type }) => type === 'otp')
  const texts = { ...t, questionText: isTeam ? t.questionTextTeam : t.questionText }
  return (
    <section className="security-section">
      <h2>{t.title}</h2>
      <p>{isTeam ? t.textTeam : t.text}</p>
      {codeApp ? (
        <ul className="security-list">
          <MethodRow contract={contract} method={codeApp} texts={texts} />
        </ul>
      ) : (
        <Button variant="secondary" icon="key" pending={isPending} onClick={() => add('codeApp')}>
          {t.add}
        </Button>
      )}
      {codeApp && !isTeam && <RecoveryCodes list={list} />}
    </section>
  )
}

function RecoveryCodes({ list }: { list: SignInMethodList }) {
  const { codeApp: t } = useMessages(securityMessages)
  const { add, isPending } = useAddMethod()
  const left = list.methods.find(({ type }) => type === 'recovery-authn-codes')?.left
  return (
    <>
      <p>{left === undefined ? t.noRecovery : t.recovery(left)}</p>
      <Button variant="secondary" icon="refresh" pending={isPending} onClick={() => add('recoveryCodes')}>
        {t.newCodes}
      </Button>
    </>
  )
}
