import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { helpAbout, helpTopics } from '#platform/help.ts'
import { show } from '#test/screen.tsx'
import { helpMessages } from './help.messages.ts'
import { HelpList } from './help-list.tsx'
import { helpSections } from './help-sections.ts'

const user = userEvent.setup({ delay: null })
afterEach(cleanup)

const questions = () => screen.getAllByRole('group').map((answer) => answer.querySelector('summary')?.textContent)
const search = (words: string) => user.type(screen.getByRole('searchbox'), words)

it('every topic has one place on the page', () => {
  const placed = helpSections.flatMap(([, topics]) => topics)
  expect(placed.toSorted()).toEqual(Object.keys(helpTopics).toSorted())
})

it.each(['fr', 'en'] as const)('shows every question with its answer: %s', (language) => {
  show(<HelpList />, { language })
  const { topics } = helpMessages[language] as NonNullable<(typeof helpMessages)['fr']>
  expect(questions().toSorted()).toEqual(
    Object.values(topics)
      .map(({ question }) => question)
      .toSorted(),
  )
})

it.each([
  ['effort rate', 'What does the effort rate mean?'],
  ['EFFÓRT', 'What does the effort rate mean?'],
  ['income third', 'What does the effort rate mean?'],
])('finds %s in questions and answers', async (words, question) => {
  show(<HelpList />)
  await search(words)
  expect(questions()).toContain(question)
  expect(questions().length).toBeLessThan(6)
})

it('opens the only answer that fits', async () => {
  show(<HelpList />)
  await search('poster')
  const [answer] = screen.getAllByRole<HTMLDetailsElement>('group')
  expect(answer?.open).toBe(true)
  expect(within(answer as HTMLElement).getByRole('link', { name: 'See my properties' })).toBeTruthy()
})

it('says when nothing fits, and starts over', async () => {
  show(<HelpList />)
  await search('zebra')
  expect(screen.getByRole('heading', { name: 'No answer contains these words' })).toBeTruthy()
  expect(await screen.findByText('No answer found.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See all questions' }))
  expect(questions()).toHaveLength(Object.keys(helpTopics).length)
})

it.each([
  ['mayAsk', 'See the whole list', '/droits-des-candidats'],
  ['documents', 'See the whole list', '/droits-des-candidats'],
  ['discrimination', 'See where to turn, by département', '/droits-des-candidats#ou-s-adresser'],
] as const)('leads from %s to the rights of applicants', (topic, name, href) => {
  show(<HelpList />)
  const answer = document.getElementById(helpTopics[topic]) as HTMLElement
  expect(within(answer).getByText(name).getAttribute('href')).toBe(href)
})

describe('a link of another screen', () => {
  it('opens the answer it leads to, and no other', () => {
    show(<HelpList />, { history: createMemoryHistory(helpAbout('deleteAll')) })
    const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((answer) => answer.open)
    expect(open.map(({ id }) => id)).toEqual(['tout-supprimer'])
  })
})
