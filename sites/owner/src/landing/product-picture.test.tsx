import { existsSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import { Steps } from './steps.tsx'

afterEach(cleanup)

it.each(['fr', 'en'] as const)('every file that the pictures ask for is there, in %s', (language) => {
  const { container } = show(<Steps />, { language })
  const asked = [...container.querySelectorAll('source, img')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('src') ?? '').split(', ').map((it) => it.split(' ')[0]),
  )
  expect(new Set(asked).size).toBe(3 * 8)
  expect(asked.filter((file) => !existsSync(`${import.meta.dirname}/../../public${file}`))).toEqual([])
})

it('a picture says what it shows, keeps its place and waits until it is near', () => {
  show(<Steps />)
  const [picture] = screen.getAllByRole<HTMLImageElement>('img')
  expect(picture?.alt).toContain('The rent step')
  const stated = ['width', 'height', 'loading'].map((name) => picture?.getAttribute(name))
  expect(stated).toEqual(['960', '600', 'lazy'])
})
