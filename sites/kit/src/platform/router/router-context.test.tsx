import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryHistory } from '#test/memory-history.ts'
import { createStaticHistory, type History } from './history.ts'
import { Link } from './link.tsx'
import { RouterContext, useLocation, useNavigate, useParams, useSearchParams } from './router-context.ts'

afterEach(cleanup)

function inRouter(history: History, children: ReactNode, params = {}) {
  return <RouterContext value={{ history, location: history.current(), params }}>{children}</RouterContext>
}

describe('hooks', () => {
  it('read and change the address', async () => {
    const history = createMemoryHistory('/surface/7?sort=rent')
    function Page() {
      const [params, setParams] = useSearchParams()
      const navigate = useNavigate()
      const { id } = useParams()
      return (
        <>
          <p>{[useLocation().pathname, id, params.get('sort')].join(' ')}</p>
          <button
            type="button"
            onClick={() => {
              setParams((next) => next.set('page', '2'))
              setParams((next) => next.delete('sort'), { push: true })
            }}
          >
            change
          </button>
          <button type="button" onClick={() => navigate('/home')}>
            go
          </button>
        </>
      )
    }
    render(inRouter(history, <Page />, { id: '7' }))
    expect(screen.getByText('/surface/7 7 rent')).toBeTruthy()
    await userEvent.click(screen.getByText('change'))
    expect(history.current()).toMatchObject({ pathname: '/surface/7', search: '?page=2', arrival: 'push' })
    await userEvent.click(screen.getByText('go'))
    expect(history.current().pathname).toBe('/home')
  })

  it('have a default address outside a router', () => {
    render(<Link to="/home">home</Link>)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/home')
    expect(() => createStaticHistory('/').navigate('/home')).toThrow('static')
  })
})
