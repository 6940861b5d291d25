/** What audience measurement may count, by category (spec §7). A feature with an event of its own adds it here. */
type Events = {
  contact: 'message sent'
  dpe: 'france-renov redirect'
  owner:
    | 'register-top-form'
    | 'register-bottom-form'
    | 'register-top-form-federation'
    | 'register-bottom-form-federation'
  property: 'property visit'
}
type Tracker = <Category extends keyof Events>(category: Category, action: Events[Category]) => void

let tracker: Tracker | undefined

/**
 * Attached once the visitor has accepted, detached when they change their mind. What happened before is not told
 * afterwards: nobody had agreed to it. Returns how to detach.
 */
export function attachTracker(attached: Tracker): () => void {
  tracker = attached
  return () => {
    if (tracker === attached) tracker = undefined
  }
}

/** Tells the tracker, if there is one: without consent, or without analytics, nothing is kept and nothing is sent. */
export const trackEvent: Tracker = (category, action) => tracker?.(category, action)
