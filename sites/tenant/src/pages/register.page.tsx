import { SignUpForm } from '@bailclair/site-kit/identity/sign-up-form.tsx'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { useAskedProperty } from '#share-link/asked-property.ts'
import { registerMessages } from './register.messages.ts'

/** Visitors from a property are told that they will return to it. */
export default function RegisterPage() {
  const t = useMessages(registerMessages)
  const isFromProperty = useAskedProperty() !== undefined
  return (
    <Column className="register">
      <div>
        <PageHeader title={t.title}>{t.help}</PageHeader>
        <Stack gap={32}>
          {isFromProperty && <Callout title={t.fromProperty}>{t.fromPropertyHelp}</Callout>}
          <SignUpForm variant="page" />
        </Stack>
      </div>
      <Promises />
    </Column>
  )
}

function Promises() {
  const t = useMessages(registerMessages).promises
  const { figures } = useSiteConfig()
  const promises = [t.quick(figures.fileMinutes), t.verified(figures.answerHours), t.control, t.free]
  return (
    <aside className="register-promises" aria-labelledby="promises">
      <Illustration name="door" />
      <h2 id="promises">{t.title}</h2>
      <ul className="register-promises-list">
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  )
}
