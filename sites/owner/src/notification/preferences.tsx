import {
  type NotificationPreferences,
  notificationFrequencies,
} from '@bailclair/domain/notification/notification.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useEffect, useRef } from 'react'
import { LoadedPreferences } from './loaded-preferences.tsx'
import { PausedProperties } from './paused-properties.tsx'
import { preferencesMessages } from './preferences.messages.ts'
import { useChangePreferences } from './preferences.queries.ts'
import { SaveState } from './save-state.tsx'

/** How the owner is notified of applications. E-mails link to `#notifications`. */
export function Preferences() {
  const t = useMessages(preferencesMessages)
  const section = useRef<HTMLElement>(null)
  // This section renders after the browser looked for the fragment: scroll now.
  useEffect(() => {
    if (window.location.hash === '#notifications') section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} className="account-section" id="notifications">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <LoadedPreferences lines={6}>{(preferences) => <Choices preferences={preferences} />}</LoadedPreferences>
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
