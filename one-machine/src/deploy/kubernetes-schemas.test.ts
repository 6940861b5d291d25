import { expect, it } from 'vitest'
import { kubernetesSchemas } from './kubernetes-schemas.ts'

it('makes a schema that refuses unknown fields, under the name that kubeconform asks for', () => {
  const quantity = 'io.k8s.apimachinery.pkg.api.resource.Quantity'
  const schemas = kubernetesSchemas({
    ingress: {
      properties: { spec: {} },
      'x-kubernetes-group-version-kind': [{ group: 'networking.k8s.io', kind: 'Ingress', version: 'v1' }],
    },
    service: { properties: {}, 'x-kubernetes-group-version-kind': [{ group: '', kind: 'Service', version: 'v1' }] },
    labels: { additionalProperties: { type: 'string' } },
    [quantity]: { type: 'string' },
  })
  expect([...schemas.keys()]).toEqual(['ingress-networking-v1.json', 'service-v1.json'])
  expect(schemas.get('service-v1.json')).toMatchObject({
    $ref: '#/definitions/service',
    definitions: {
      ingress: { additionalProperties: false },
      labels: { additionalProperties: { type: 'string' } },
      [quantity]: { type: ['string', 'number'] },
    },
  })
})
