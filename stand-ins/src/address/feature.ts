import { createHash } from 'node:crypto'
import { departementCentres } from './departement-centres.ts'
import type { Address } from './search.ts'
import { townCentres } from './town-centres.ts'

/** GeoJSON with the properties of the national geocoding API. */
export function toFeature({ number, street, commune, postcode, score }: Address) {
  const place = {
    postcode,
    citycode: commune.code,
    context: commune.context,
  }
  const importance = Math.log10(1 + commune.population) / 8.4
  const name = [number, street].filter(Boolean).join(' ')
  const properties = street
    ? {
        label: `${name} ${postcode} ${commune.city}`,
        score: round(score),
        ...(number && { housenumber: number }),
        id: [commune.code, digest(street).toString(36), number].filter(Boolean).join('_'),
        name,
        ...place,
        city: commune.city,
        ...(commune.name !== commune.city && { district: commune.name }),
        type: number ? 'housenumber' : 'street',
        importance: round(importance),
        // for a street without number, the API has `name` but no `street`
        ...(number && { street }),
      }
    : {
        label: commune.name,
        score: round(score),
        id: commune.code,
        type: 'municipality',
        name: commune.name,
        ...place,
        city: commune.name,
        population: commune.population,
        importance: round(importance),
      }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: positionOf(commune, properties.label) },
    properties,
  }
}

/** Degrees. */
type Degrees = readonly [longitude: number, latitude: number]
/** Within 150 metres. */
const inTown: Degrees = [0.0026, 0.0018]
const inDepartement: Degrees = [0.1, 0.1]
const inCommune: Degrees = [0.01, 0.01]

/** The list has no positions, so each address gets a fixed point near the centre of its town or its département. */
function positionOf({ code, departement }: Address['commune'], label: string) {
  const town = townCentres.get(code)
  if (town) return shifted(town, label, inTown)
  const centre = departementCentres.get(departement) ?? [2.35, 46.6] // the centre of France
  return shifted(shifted(centre, code, inDepartement), label, inCommune)
}

function shifted([longitude, latitude]: Degrees, text: string, [east, north]: Degrees): Degrees {
  const shift = (direction: string) => digest(`${text} ${direction}`) / 0xff_ff_ff_ff - 0.5
  return [round(longitude + shift('east') * east), round(latitude + shift('north') * north)]
}

const digest = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
const round = (value: number) => Math.round(value * 1e6) / 1e6
