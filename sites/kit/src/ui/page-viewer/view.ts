import type { Place } from '@bailclair/domain/reading/reading.ts'

/** A place on a page that somebody is shown. */
export type Mark = { page: number; place: Place; label: string }

/** How a page of a document is looked at. `zoom` 1: as wide as there is room. */
export type View = { page: number; zoom: number; turns: number; fitsPage: boolean; mark?: Mark }

export const firstView: View = { page: 1, zoom: 1, turns: 0, fitsPage: false }

const steps = [0.5, 0.75, 1, 1.5, 2, 3, 4]

/** From the whole page to its full width. */
export const zoomedIn = (view: View): View => ({
  ...view,
  fitsPage: false,
  zoom: view.fitsPage ? 1 : (steps.find((step) => step > view.zoom) ?? view.zoom),
})

/** The whole page is as small as it gets. */
export const zoomedOut = (view: View): View =>
  view.fitsPage ? view : { ...view, zoom: steps.findLast((step) => step < view.zoom) ?? view.zoom }

const isSame = (a: View, b: View) => a.zoom === b.zoom && a.fitsPage === b.fitsPage
export const isLargest = (view: View): boolean => isSame(view, zoomedIn(view))
export const isSmallest = (view: View): boolean => isSame(view, zoomedOut(view))

/** Between the whole page and its full width. */
export const fitted = (view: View): View => ({ ...view, zoom: 1, fitsPage: !view.fitsPage })

/** By 90° clockwise. */
export const turned = (view: View): View => ({ ...view, turns: (view.turns + 1) % 4 })

/** Undefined where there is no such page. */
export const movedBy = (view: View, by: 1 | -1, pages: number): View | undefined => {
  const page = view.page + by
  return page >= 1 && page <= pages ? { ...view, page } : undefined
}

/** Its page, with the mark on it. */
export const marked = (view: View, mark: Mark): View => ({ ...view, page: mark.page, mark })
