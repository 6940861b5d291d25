import { expect, it } from 'vitest'
import { readTarget } from './request-target.ts'

it.each([
  ['/', '/'],
  ['/contact?lang=en', '/contact?lang=en'],
  ['//evil.example/x', '//evil.example/x'],
  ['/a/../../etc/passwd', '/etc/passwd'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['http://other.example/contact?x=1', '/contact?x=1'],
])('%s leads to %s', (target, path) => {
  const url = readTarget(target)
  expect(url && url.pathname + url.search).toBe(path)
  expect(url?.host).toBe('localhost')
})

it.each([undefined, '', '*', 'contact', '/%', '/%E0%A4%A', '/a%00b', '/a%0d%0aSet-Cookie:x', 'ftp://x/y', 'http://x'])(
  '%j is rejected',
  (target) => {
    expect(readTarget(target)).toBeUndefined()
  },
)
