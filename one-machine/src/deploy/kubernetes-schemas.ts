type Schema = { [key: string]: unknown }
type Definition = Schema & { 'x-kubernetes-group-version-kind'?: { group: string; kind: string; version: string }[] }

/** Written as a string in the description of Kubernetes, but numbers are accepted as well. */
const looseTypes: Readonly<Record<string, Schema>> = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['string', 'integer'] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number'] },
}

/**
 * JSON schemas by file name (`deployment-apps-v1.json`), as kubeconform looks for them, from Kubernetes' own OpenAPI
 * description. Unknown fields are refused, because Kubernetes would drop a misspelt one silently.
 */
export function kubernetesSchemas(definitions: Readonly<Record<string, Definition>>): Map<string, Schema> {
  const strict = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, looseTypes[name] ?? refuseUnknown(definition)]),
  )
  return new Map(
    Object.entries(definitions).flatMap(([name, definition]) =>
      (definition['x-kubernetes-group-version-kind'] ?? []).map(({ group, kind, version }) => [
        fileName(group, kind, version),
        { $ref: `#/definitions/${name}`, definitions: strict },
      ]),
    ),
  )
}

const refuseUnknown = (definition: Definition): Schema =>
  'properties' in definition ? { additionalProperties: false, ...definition } : definition

/** kubeconform keeps only the first part of a group: `networking.k8s.io` is `networking`. */
const fileName = (group: string, kind: string, version: string) =>
  `${[kind, group.split('.')[0], version].filter(Boolean).join('-')}.json`.toLowerCase()
