import type { NotificationPreferences } from '@bailclair/domain/notification/notification.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Link } from '@bailclair/site-kit/platform/router/link.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { LoadedPreferences } from './loaded-preferences.tsx'
import { useChangePreferences } from './preferences.queries.ts'
import { propertyMessages } from './property-messages.messages.ts'
import { SaveState } from './save-state.tsx'

/** Whether the owner gets e-mails about a property, and how to change it. */
export const PropertyMessagesState = ({ propertyId }: { propertyId: string }) => (
  <LoadedPreferences lines={2}>
    {(preferences) => <Messages preferences={preferences} propertyId={propertyId} />}
  </LoadedPreferences>
)

type Props = { preferences: NotificationPreferences; propertyId: string }

function Messages({ preferences: { notifications, properties }, propertyId }: Props) {
  const t = useMessages(propertyMessages)
  const change = useChangePreferences()
  const property = properties.find(({ id }) => id === propertyId)
  if (!property) return null
  const { id, paused } = property
  const hasMessages = notifications !== 'NONE'
  return (
    <>
      <p>{t.state[hasMessages && paused ? 'paused' : notifications]}</p>
      <Cluster gap={24} className="property-messages">
        {hasMessages && (
          <Button
            variant="secondary"
            compact
            icon={paused ? 'mail' : 'pause'}
            onClick={() => change.mutate({ properties: [{ id, paused: !paused }] })}
          >
            {paused ? t.resume : t.pause}
          </Button>
        )}
        <Link to={`${pathTo('AccountName')}#notifications`}>{t.change}</Link>
      </Cluster>
      <SaveState {...change} />
    </>
  )
}
