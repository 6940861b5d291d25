export type Box = { top: number; bottom: number; left: number; right: number }
type Screen = { top: number; bottom: number; width: number }

/** In pixels: between toasts and what they must not cover, and the edges of the screen. */
const margin = 8
/** In pixels. On narrower screens toasts stay in the lower half, even over a field nobody types in. */
const phone = 768

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where the bottom edge of the toasts goes: as low as possible, clear of what `must` be seen, and where there is room of what `should` be. */
export function bottomOfToasts(
  toasts: Box,
  { must, should }: { must: readonly Box[]; should: readonly Box[] },
  screen: Screen,
) {
  const middle = (screen.top + screen.bottom) / 2
  return (
    lowestFree(toasts, [...must, ...should], screen.width < phone ? { ...screen, top: middle } : screen) ??
    lowestFree(toasts, must, screen) ??
    screen.bottom
  )
}

function lowestFree(toasts: Box, covered: readonly Box[], screen: Screen) {
  const height = toasts.bottom - toasts.top
  return [screen.bottom, ...covered.map(({ top }) => top - margin)]
    .filter((bottom) => bottom <= screen.bottom && bottom - height >= screen.top)
    .sort((one, other) => other - one)
    .find((bottom) => !covered.some((box) => overlaps({ ...toasts, top: bottom - height, bottom }, box)))
}
