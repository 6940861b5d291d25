import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Sort, sortRows } from './sort-rows.ts'
import { Table } from './table.tsx'
import type { Column } from './table-props.ts'

afterEach(cleanup)

type Row = { id: string; name: string; rent: number }
const rows: Row[] = [
  { id: '1', name: 'Studio', rent: 900 },
  { id: '2', name: 'Maison', rent: 80 },
]
const columns: Column<Row>[] = [
  { key: 'name', header: 'Nom', isTitle: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'rent', header: 'Loyer', align: 'end', cell: ({ rent }) => rent, sortValue: ({ rent }) => rent },
  { key: 'actions', header: 'Actions', hasHiddenHeader: true, cell: () => <button type="button">Modifier</button> },
]

function Sample() {
  const [sort, setSort] = useState<Sort>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      caption="Mes biens"
      columns={columns}
      rows={sortRows(rows, columns, sort, 'fr')}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/consulte-propriete/${id}`}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, nameOf: ({ name }) => name }}
    />
  )
}

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => userEvent.click(within(header(name)).getByRole('button', { name }))

describe('Table', () => {
  it('has a name, headers, and one link for each row', () => {
    render(<Sample />)
    const table = screen.getByRole('table', { name: 'Mes biens' })
    const [, first] = within(table).getAllByRole('row')
    const links = within(first as HTMLElement).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Studio', '/consulte-propriete/1'],
    ])
    expect(header('Actions').getAttribute('scope')).toBe('col')
    expect(within(header('Actions')).queryByRole('button')).toBeNull()
  })

  it('sorts by its headers, and says how', async () => {
    render(<Sample />)
    expect(titles()).toEqual(['Studio', 'Maison'])
    expect(header('Loyer').hasAttribute('aria-sort')).toBe(false)
    await press('Loyer')
    expect(header('Loyer').getAttribute('aria-sort')).toBe('ascending')
    expect(titles()).toEqual(['Maison', 'Studio'])
    expect(screen.getByRole('status').textContent).toBe('Loyer\u202F: ordre croissant')
    await press('Loyer')
    expect(header('Loyer').getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('status').textContent).toBe('Loyer\u202F: ordre décroissant')
    expect(titles()).toEqual(['Studio', 'Maison'])
    await press('Nom')
    expect(header('Nom').getAttribute('aria-sort')).toBe('ascending')
    expect(header('Loyer').hasAttribute('aria-sort')).toBe(false)
  })

  it('sorts from the bar above the cards', async () => {
    render(<Sample />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Loyer')
    expect(titles()).toEqual(['Maison', 'Studio'])
    await userEvent.click(screen.getByRole('button', { name: 'Ordre croissant' }))
    expect(titles()).toEqual(['Studio', 'Maison'])
    expect(screen.getByRole('button', { name: 'Ordre décroissant' })).toBeTruthy()
  })

  it('of one row offers no order', () => {
    render(
      <Table caption="Mes biens" columns={columns} rows={rows.slice(1)} rowKey={({ id }) => id} onSort={vi.fn()} />,
    )
    expect(screen.queryByRole('combobox', { name: 'Trier par' })).toBeNull()
  })

  it('selects rows one by one, all, and none', async () => {
    render(<Sample />)
    const box = (name: string) => screen.getAllByRole('checkbox', { name }).at(-1) as HTMLInputElement
    const state = () => [box('Tout sélectionner').checked, box('Tout sélectionner').indeterminate]
    expect(state()).toEqual([false, false])
    await userEvent.click(box('Sélectionner Studio'))
    expect(state()).toEqual([false, true])
    await userEvent.click(box('Tout sélectionner'))
    expect(state()).toEqual([true, false])
    expect(box('Sélectionner Maison').checked).toBe(true)
    await userEvent.click(box('Sélectionner Maison'))
    expect(state()).toEqual([false, true])
    await userEvent.click(box('Tout sélectionner'))
    await userEvent.click(box('Tout sélectionner'))
    expect(state()).toEqual([false, false])
    expect(box('Sélectionner Studio').checked).toBe(false)
  })

  it('selects a range with the shift key', async () => {
    const user = userEvent.setup()
    render(<Sample />)
    const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
    await user.click(box('Sélectionner Maison'))
    await user.keyboard('{Shift>}')
    await user.click(box('Sélectionner Studio'))
    expect([box('Sélectionner Studio').checked, box('Sélectionner Maison').checked]).toEqual([true, true])
    await user.click(box('Sélectionner Maison'))
    await user.keyboard('{/Shift}')
    expect([box('Sélectionner Studio').checked, box('Sélectionner Maison').checked]).toEqual([false, false])
  })

  it('leaves rows of other pages as they are', async () => {
    const changes: string[][] = []
    const nameOf = ({ name }: Row) => name
    const onChange = (selected: ReadonlySet<string>) => changes.push([...selected].sort())
    const table = (selected: Set<string>) => (
      <Table
        caption="Mes biens"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{ selected, onChange, nameOf }}
      />
    )
    const { rerender } = render(table(new Set(['9'])))
    const all = () => screen.getAllByRole('checkbox', { name: 'Tout sélectionner' })[0] as HTMLElement
    await userEvent.click(all())
    rerender(table(new Set(['1', '2', '9'])))
    await userEvent.click(all())
    expect(changes).toEqual([['1', '2', '9'], ['9']])
  })

  it('lets one cell take the place of several', () => {
    const quiet: Column<Row> = {
      key: 'rent',
      header: 'Loyer',
      align: 'end',
      cell: ({ rent }) => (rent < 100 ? 'Loyer à venir' : rent),
      span: ({ rent }) => (rent < 100 ? 2 : 1),
    }
    const [name, , actions] = columns as [Column<Row>, Column<Row>, Column<Row>]
    render(<Table caption="Mes biens" columns={[name, quiet, actions]} rows={rows} rowKey={({ id }) => id} />)
    const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').length)
    expect(cells).toEqual([0, 2, 1])
    const sentence = screen.getByRole('cell', { name: 'Loyer à venir' })
    expect(sentence.getAttribute('colspan')).toBe('2')
  })
})
