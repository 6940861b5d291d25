import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { accountMessages } from './account.messages.ts'

type Props = {
  tenant: TenantProfile
  /** Names are part of the file and changed there. */
  namesPath: string
}

export function AccountFacts({ tenant, namesPath }: Props) {
  const t = useMessages(accountMessages)
  const { federation } = useSiteConfig()
  const { firstName, lastName, email, language, identityFederation } = tenant
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const changeName = (
    <a href={namesPath}>
      {t.changeName}
      <VisuallyHidden>{t.changeNameWhat}</VisuallyHidden>
    </a>
  )
  return (
    <section className="tenant-account-facts">
      <h2>{t.facts}</h2>
      <Facts
        facts={[
          { label: t.name, value: name || t.noName, action: changeName },
          { label: t.email, value: email },
          { label: t.signIn, value: identityFederation ? t.byFederation(federation.name) : t.byPassword },
          {
            label: t.language,
            value: (
              <>
                {t.languages[language]}
                <span className="tenant-account-help small muted">{t.languageHelp}</span>
              </>
            ),
          },
        ]}
      />
    </section>
  )
}
