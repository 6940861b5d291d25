import {
  type NotificationPreferences,
  notificationFrequencies,
  type PreferencesChange,
} from '@bailclair/domain/notification/notification.schema.ts'
import { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/front/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Callout } from '@bailclair/front/ui/callout/callout.tsx'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import { RadioGroup } from '@bailclair/front/ui/radio/radio-group.tsx'
import { Skeleton } from '@bailclair/front/ui/skeleton/skeleton.tsx'
import { PausedProperties } from './paused-properties.tsx'
import { preferencesMessages } from './preferences.messages.ts'
import { useChangePreferences, usePreferences } from './preferences.queries.ts'

/** How the owner hears of applications (contract: owner/preferences). Mails lead here by `#notifications`. */
export function Preferences() {
  const t = useMessages(preferencesMessages)
  const { data, error, isFetching, refetch } = usePreferences()
  return (
    <section className="account-section" id="notifications">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      {data ? (
        <Choices preferences={data} />
      ) : error ? (
        <Callout
          kind="danger"
          role="alert"
          actions={
            <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => refetch()}>
              {t.retry}
            </Button>
          }
        >
          <FailureText error={error} />
        </Callout>
      ) : (
        <Skeleton count={6} />
      )}
    </section>
  )
}

function Choices({ preferences }: { preferences: NotificationPreferences }) {
  const t = useMessages(preferencesMessages)
  const { mutate, isPending, isSuccess, error } = useChangePreferences()
  const change = (change: PreferencesChange) => mutate(change)
  return (
    <div className="preferences">
      <RadioGroup
        label={t.frequency}
        options={notificationFrequencies.map((value) => ({ value, ...t.choices[value] }))}
        value={preferences.notifications}
        onChange={(notifications) => change({ notifications })}
      />
      {preferences.properties.length > 0 && (
        <PausedProperties
          properties={preferences.properties}
          onChange={(property) => change({ properties: [property] })}
        />
      )}
      <p className="preferences-state" role="status">
        {isPending && t.saving}
        {isSuccess && (
          <>
            <Icon name="check" /> {t.saved}
          </>
        )}
      </p>
      {error && (
        <Callout kind="danger" role="alert">
          <FailureText error={error} />
        </Callout>
      )}
    </div>
  )
}

function FailureText({ error }: { error: Error }) {
  const errors = useMessages(errorMessages)
  return <p>{errors[error instanceof ApiError ? error.code : 'Unexpected']}</p>
}
