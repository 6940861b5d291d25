import { encode } from 'uqr'

type Props = { text: string; label: string }

/** Modules of white that the standard asks for on each side. */
const quietZone = 4

/**
 * A code to scan, drawn as one path. Black on white whatever the theme: readers ask for contrast. Medium correction
 * still reads with a crease or a drawing pin through 15 % of it.
 */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={pathOf(data)} />
    </svg>
  )
}

/** One rectangle for each run of dark modules in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
