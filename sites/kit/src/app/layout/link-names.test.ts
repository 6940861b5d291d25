import { expect, it } from 'vitest'
import { hostOf, socialNetworkOf } from './link-names.ts'

it.each([
  ['https://mastodon.bailclair.example/@bailclair', 'Mastodon'],
  ['https://www.linkedin.com/company/bailclair', 'LinkedIn'],
  ['https://bsky.app/profile/bailclair', 'Bluesky'],
  ['https://www.reseau.example/bailclair', 'reseau.example'],
])('socialNetworkOf(%s)', (url, name) => {
  expect(socialNetworkOf(url)).toBe(name)
})

it.each([
  ['https://www.service-public.fr', 'service-public.fr'],
  ['https://data.gouv.fr/datasets', 'data.gouv.fr'],
  ['no address', 'no address'],
])('hostOf(%s)', (url, host) => {
  expect(hostOf(url)).toBe(host)
})
