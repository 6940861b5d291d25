import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

afterEach(cleanup)

it('draws every dark module, and no other', () => {
  const text = 'https://bailclair.example/candidater/aaaaaaaaaaaaaaaaaaaaaa'
  render(<QrCode text={text} label="QR code of the link" />)
  const code = screen.getByRole('img', { name: 'QR code of the link' })
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)

  const drawn = data.map((row) => row.map(() => false))
  const runs =
    code
      .querySelector('path:last-child')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g) ?? []
  for (const [, x, y, length] of runs) drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(data)
  // four modules of white on every side
  expect(data.slice(0, 4).flat().includes(true)).toBe(false)
})
