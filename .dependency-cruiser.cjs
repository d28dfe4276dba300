/** The arrows of docs/architecture.md. A wrong import fails the lint step with the rule's comment. */
const ours = '^(packages|apps)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first room to open: not of types either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-and-found',
      comment:
        'A package of ours that is not declared in package.json cannot be found either: no way around the arrows.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'domain imports no package of ours, no React and no Node: it is rules only.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { path: [`${ours}(?!domain/)`, 'node_modules/react'], pathNot: '^packages/domain/' },
    },
    {
      name: 'domain-does-no-io',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-packages-do-not-know-the-domain',
      comment: 'Other apps use the design system, the explorer and the timer with other data.',
      severity: 'error',
      from: { path: '^packages/(design-system|file-explorer|timer)/' },
      to: { path: '^packages/domain/' },
    },
    {
      name: 'design-system-is-below',
      comment: 'file-explorer and timer import the design system, never the other way or each other.',
      severity: 'error',
      from: { path: '^packages/(design-system|file-explorer|timer)/' },
      to: { path: '^packages/(file-explorer|timer)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'nothing-imports-an-app',
      comment: 'Only pm-web may, as types, the API type of the server.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'web-takes-only-types-from-the-server',
      severity: 'error',
      from: { path: '^apps/pm-web/src' },
      to: { path: '^apps/pm-server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-imports-the-domain-only',
      severity: 'error',
      from: { path: '^apps/pm-server/src' },
      to: { path: '^(packages/(?!domain/)|apps/pm-web/src)' },
    },
    {
      name: 'database-is-below',
      comment: 'The database knows statements and rows, not requests, people or kinds of things.',
      severity: 'error',
      from: { path: '^apps/pm-server/src/database/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/pm-server/src/(?!database/|server/)' },
    },
    {
      name: 'features-are-joined-by-kinds',
      comment:
        'What is the same of every kind reads the entities: a feature that it names by itself would be one that a new kind has to name too.',
      severity: 'error',
      from: { path: '^apps/pm-server/src/(access|deletions|events|http|lists)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/pm-server/src/(clients|projects|tasks|people|time)/' },
    },
    {
      name: 'web-styles-nothing',
      comment: 'What needs a style is missing in the design system.',
      severity: 'error',
      from: { path: '^apps/pm-web/src' },
      to: { path: ['\\.css(\\.ts)?$', '@vanilla-extract'], pathNot: '^packages/design-system/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
