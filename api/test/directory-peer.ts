import { startScriptedPeer } from './scripted-peer.ts'

type Json = Record<string, unknown>

/** A normal feature of the directory with some properties changed. */
export const featureOf = (properties: Json = {}, coordinates: unknown = [2.3815, 48.8567]): Json => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    label: '12 Rue des Lilas 75011 Paris',
    name: '12 Rue des Lilas',
    housenumber: '12',
    street: 'Rue des Lilas',
    postcode: '75011',
    city: 'Paris',
    citycode: '75111',
    score: 0.97,
    ...properties,
  },
})

/** A peer with the protocol of the national geocoding API and one address. */
export async function startDirectoryPeer() {
  let features: unknown = [featureOf()]
  const peer = await startScriptedPeer(({ path, query }) => {
    if (path !== '/search') return { status: 404 }
    if (!/^[\p{L}\p{N}].{2,199}$/u.test(query.get('q') ?? '')) return { status: 400 }
    return { status: 200, body: { type: 'FeatureCollection', features } }
  })
  return {
    ...peer,
    texts: () => peer.requests.map(({ query }) => query.get('q')),
    answer: (given: unknown) => {
      features = given
    },
  }
}
