import { definePurge } from '#platform/jobs/define-purge.ts'
import { endedTokens } from './account-token.repository.ts'
import { copiedEvents } from './identity-event.repository.ts'
import { unusedDevices } from './known-device.repository.ts'
import { endedCutOffs, endedDenials, endedTombstones } from './session.repository.ts'
import { endedDevices } from './signed-in-device.repository.ts'

export const endedAccessJob = definePurge(
  'ended-access',
  { everyMinutes: 10 },
  {
    links: endedTokens,
    sessions: endedDenials,
    cutOffs: endedCutOffs,
    tombstones: endedTombstones,
    events: copiedEvents,
    devices: unusedDevices,
    signedIn: endedDevices,
  },
)
