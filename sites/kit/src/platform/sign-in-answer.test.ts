import { beforeEach, describe, expect, it } from 'vitest'
import { isAddressClean, isReturningFromSignIn, removeSignInAnswer } from './sign-in-answer.ts'

const addressOf = () => window.location.href.replace(window.location.origin, '')
const open = (address: string) => window.history.replaceState({ key: 'entry' }, '', address)

beforeEach(() => open('/'))

const answer = 'code=abc&state=1&session_state=2&iss=http%3A%2F%2Fidentity'

describe('an answer of the identity server in the address', () => {
  it.each([
    ['/home', true, '/home'],
    ['/home#notifications', true, '/home#notifications'],
    ['/home?page=2&state=draft', true, '/home?page=2&state=draft'], // a filter of ours
    [`/home#${answer}`, false, '/home'],
    ['/home#error=login_required&state=1', false, '/home'],
    [`/home?page=2&${answer}`, false, '/home?page=2'],
    [`/home?${answer}#notifications`, false, '/home#notifications'],
  ])('%s is clean: %s, and becomes %s', (address, isClean, cleaned) => {
    open(address)
    expect(isAddressClean()).toBe(isClean)
    removeSignInAnswer()
    expect([addressOf(), isAddressClean(), window.history.state]).toEqual([cleaned, true, { key: 'entry' }])
  })

  it('is left in the fragment for the client that reads it', () => {
    open(`/home?${answer}#${answer}`)
    removeSignInAnswer({ keepsFragment: true })
    expect([addressOf(), isReturningFromSignIn(), isAddressClean()]).toEqual([`/home#${answer}`, true, false])
  })
})
