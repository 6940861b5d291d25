/** Events for analytics, by category. Features add theirs here. */
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

/** Attached after consent, detached when it is withdrawn. Earlier events are not sent. Returns a detach function. */
export function attachTracker(attached: Tracker): () => void {
  tracker = attached
  return () => {
    if (tracker === attached) tracker = undefined
  }
}

/** Does nothing without consent or without analytics. */
export const trackEvent: Tracker = (category, action) => tracker?.(category, action)
