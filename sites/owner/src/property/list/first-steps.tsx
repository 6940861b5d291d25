import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Illustration } from '@bailclair/site-kit/ui/illustration/illustration.tsx'
import { AddProperty } from './add-property.tsx'
import { propertyListMessages } from './property-list.messages.ts'

const steps = [
  { key: 'add', illustration: 'roof' },
  { key: 'invite', illustration: 'letter' },
  { key: 'manage', illustration: 'door' },
] as const

/** In the place of a list that is still empty: how the service works, in three steps. */
export function FirstSteps() {
  const { firstSteps: t } = useMessages(propertyListMessages)
  return (
    <section className="first-steps card" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">{t.title}</h2>
      <ol className="first-steps-list">
        {steps.map(({ key, illustration }) => (
          <li key={key} className="first-step">
            <Illustration name={illustration} />
            <h3>{t[key].title}</h3>
            <p>{t[key].text}</p>
          </li>
        ))}
      </ol>
      <AddProperty>{t.action}</AddProperty>
    </section>
  )
}
