import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { ExternalLink } from './external-link.tsx'

afterEach(cleanup)

describe('ExternalLink', () => {
  it.each([
    ['fr', 'Blog (nouvelle fenêtre)'],
    ['en', 'Blog (new window)'],
  ] as const)('says that it opens a new window (%s)', (language, name) => {
    render(
      <LanguageProvider initial={language}>
        <ExternalLink href="https://blog.example">Blog</ExternalLink>
      </LanguageProvider>,
    )
    const link = screen.getByRole('link')
    expect(link.textContent?.replace('\u2060', '')).toBe(name)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })
})
