export type Box = { top: number; bottom: number; left: number; right: number }

/** In pixels: between toasts and what they must not cover, and the edges of the screen. */
const margin = 8

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Where the bottom edge of the toasts goes: as low as possible without covering anything, or undefined. */
export function lowestFreeBottom(toasts: Box, covered: readonly Box[], screen: { top: number; bottom: number }) {
  const height = toasts.bottom - toasts.top
  return [screen.bottom, ...covered.map(({ top }) => top - margin)]
    .filter((bottom) => bottom <= screen.bottom && bottom - height >= screen.top)
    .sort((one, other) => other - one)
    .find((bottom) => !covered.some((box) => overlaps({ ...toasts, top: bottom - height, bottom }, box)))
}
