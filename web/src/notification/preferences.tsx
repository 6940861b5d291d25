import {
  type NotificationPreferences,
  notificationFrequencies,
} from '@bailclair/domain/notification/notification.schema.ts'
import { ApiError } from '@bailclair/front/platform/api/api-error.ts'
import { errorMessages } from '@bailclair/front/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Callout } from '@bailclair/front/ui/callout/callout.tsx'
import { Icon } from '@bailclair/front/ui/icon/icon.tsx'
import { RadioGroup } from '@bailclair/front/ui/radio/radio-group.tsx'
import { Skeleton } from '@bailclair/front/ui/skeleton/skeleton.tsx'
import { useEffect, useRef } from 'react'
import { PausedProperties } from './paused-properties.tsx'
import { preferencesMessages } from './preferences.messages.ts'
import { useChangePreferences, usePreferences } from './preferences.queries.ts'

/** How the owner hears of applications (contract: owner/preferences). Mails lead here by `#notifications`. */
export function Preferences() {
  const t = useMessages(preferencesMessages)
  const { data, error, isFetching, refetch } = usePreferences()
  const section = useRef<HTMLElement>(null)
  // The link of a mail: this page is drawn after the browser has looked for its target.
  useEffect(() => {
    if (window.location.hash === '#notifications') section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} className="account-section" id="notifications">
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

function Choices({ preferences: { notifications, properties } }: { preferences: NotificationPreferences }) {
  const t = useMessages(preferencesMessages)
  const frequency = useChangePreferences()
  const pauses = useChangePreferences()
  return (
    <>
      <div className="preferences">
        <RadioGroup
          label={t.frequency}
          options={notificationFrequencies.map((value) => ({ value, ...t.choices[value] }))}
          value={notifications}
          onChange={(chosen) => frequency.mutate({ notifications: chosen })}
        />
        <SaveState {...frequency} />
      </div>
      {properties.length > 0 && (
        <div className="preferences">
          <PausedProperties
            properties={properties}
            onChange={(property) => pauses.mutate({ properties: [property] })}
          />
          <SaveState {...pauses} />
        </div>
      )}
    </>
  )
}

type Saving = Pick<ReturnType<typeof useChangePreferences>, 'isPending' | 'isSuccess' | 'error'>

/** Beside what was changed, in a place that is kept for it. */
function SaveState({ isPending, isSuccess, error }: Saving) {
  const t = useMessages(preferencesMessages)
  return (
    <>
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
    </>
  )
}

function FailureText({ error }: { error: Error }) {
  const errors = useMessages(errorMessages)
  return <p>{errors[error instanceof ApiError ? error.code : 'Unexpected']}</p>
}
