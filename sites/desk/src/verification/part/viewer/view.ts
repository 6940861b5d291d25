/** Starts at full width and upright. */
export type View = { zoom: number; turns: number }

export const firstView: View = { zoom: 1, turns: 0 }

const steps = [0.5, 0.75, 1, 1.5, 2, 3, 4]

export const zoomedIn = (view: View): View => ({ ...view, zoom: steps.find((step) => step > view.zoom) ?? view.zoom })

export const zoomedOut = (view: View): View => ({
  ...view,
  zoom: steps.findLast((step) => step < view.zoom) ?? view.zoom,
})

/** By 90° clockwise. */
export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 })
