/** The house rules of docs/architecture.md, as a tool. Proved red by one-machine/src/quality/planted-violations.test.ts. */
const features = [
  'owner', 'property', 'application', 'energy-certificate', 'share-link', 'identity', 'rental-file', 'retention',
  'cookie-consent', 'announcement', 'landing', 'contact', 'legal', 'acquisition',
].join('|')
const error = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    error('no-cycles', {}, { circular: true }),
    // an unresolved import escapes every other rule
    error('everything-resolves', {}, { couldNotResolve: true }),
    error('domain-is-pure', { path: '^domain/src' }, { pathNot: ['^domain/src', 'node_modules/zod/'] }),
    error('applications-are-strangers', { path: '^(web|api|stand-ins)/' }, { path: '^(web|api|stand-ins)/', pathNot: '^$1/' }),
    error('nothing-deployed-knows-one-machine', { path: '^(domain|api|web|stand-ins)/' }, { path: '^one-machine/' }),

    error('web-features-are-islands', { path: `^web/src/(${features})/` }, { path: `^web/src/(${features})/`, pathNot: '^web/src/$1/' }),
    error('web-features-below-pages', { path: `^web/src/(${features})/` }, { path: '^web/src/(pages|app)/' }),
    error('web-base-below-features', { path: '^web/src/(platform|ui)/' }, { path: `^web/src/(${features}|pages|app)/` }),
    error('web-platform-below-ui', { path: '^web/src/platform/' }, { path: '^web/src/ui/' }),
    error('web-pages-below-app', { path: '^web/src/pages/' }, { path: '^web/src/app/' }),

    error(
      'sql-lives-in-repositories',
      { path: '^api/src', pathNot: '([.]repository|platform/database/[^/]+)[.]ts$' },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    error('repositories-are-private', { path: `^api/src/(${features})/` }, { path: `^api/src/(${features})/.+[.](repository|gateway)[.]ts$`, pathNot: '^api/src/$1/' }),
    error('services-ignore-http', { path: '[.](service|repository|gateway)[.]ts$' }, { path: ['[.]routes[.]ts$', 'node_modules/fastify/', '^api/src/platform/http/'] }),
    error('platform-ignores-features', { path: '^api/src/platform/' }, { path: `^api/src/(${features})/` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]test[.]tsx?$', '^[^/]+/test/', 'dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
}
