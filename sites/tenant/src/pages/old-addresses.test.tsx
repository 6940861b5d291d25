import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { show } from '#test/screen.tsx'
import MessagesPage from './messages.page.tsx'
import StatusPage from './status.page.tsx'

afterEach(cleanup)

it.each([
  ['/statut', StatusPage, '#etat'],
  ['/messages', MessagesPage, '#messages'],
])('%s leads to its section of the home', (path, Page, hash) => {
  const history = createMemoryHistory(path)
  show(<Page />, { session: signedIn, history })
  expect(history.current()).toMatchObject({ pathname: '/mon-dossier', hash })
})
