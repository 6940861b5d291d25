import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TestProviders } from '#test/site.tsx'
import { BarChart, type ChartColumn } from './bar-chart.tsx'

afterEach(cleanup)

const column = (key: string, ...values: number[]): ChartColumn => ({
  key,
  label: `Day ${key}`,
  tick: key,
  values,
})

const draw = (columns: readonly ChartColumn[]) =>
  render(
    <TestProviders language="en">
      <BarChart
        title="Verdicts"
        summary="12 verified, 3 declined."
        series={[
          { key: 'verified', name: 'Verified' },
          { key: 'declined', name: 'Declined' },
        ]}
        columns={columns}
        columnHeader="Day"
      />
    </TestProviders>,
  )

it('has a text alternative and a table', () => {
  draw([column('1', 9, 1), column('2', 3, 2)])
  const figure = screen.getByRole('figure', { name: 'Verdicts' })
  expect(within(figure).getByRole('img', { name: '12 verified, 3 declined.' })).toBeTruthy()
  const rows = within(figure)
    .getAllByRole('row', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayVerifiedDeclined', 'Day 191', 'Day 232'])
})

it('draws bars against the highest, the first series at the bottom', () => {
  const { container } = draw([column('1', 9, 1), column('2', 3, 2), column('3', 0, 0)])
  const bars = [...container.querySelectorAll('.chart-bar')]
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['100%', '50%'])
  const parts = [...(bars[1]?.querySelectorAll('rect') ?? [])]
  expect(parts.map((part) => [part.getAttribute('y'), part.getAttribute('height')])).toEqual([
    ['40%', '60%'],
    ['0%', '40%'],
  ])
  expect([...container.querySelectorAll('.chart-total')].map(({ textContent }) => textContent)).toEqual([
    '10',
    '5',
    '0',
  ])
})

it('draws zeros', () => {
  const { container } = draw([column('1', 0, 0)])
  expect(container.querySelector('.chart-bar')).toBeNull()
})
