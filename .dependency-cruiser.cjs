/** Directions of imports (docs/architecture.md, "Folders"). Each comment says what to do instead. */
const { featureRules, leaves, tests } = require('./scripts/import-features.cjs');
const { surfaces } = require('./scripts/import-surfaces.cjs');

/** What a new shop is filled with. */
const seedOfSite = '^sites/[^/]+/(seed\\.ts$|content/)';

const down = 'move what both need down';
/** Rooms of the API, and which others each may use besides itself and the contract. */
const roomsOfApi = [
  { room: 'contract', others: [], mend: down },
  { room: 'runtime', others: [], mend: down },
  { room: 'messages', others: [], mend: down },
  { room: 'db/schema', others: [], mend: 'declare the stored shape here and let the module import it' },
  {
    room: 'db',
    others: ['messages', 'runtime'],
    mend: 'let the caller hand over what a module knows, as `RebuildIndexes` is',
  },
  { room: 'events', others: ['runtime'], mend: down },
  { room: 'metrics', others: ['db'], mend: down },
  {
    room: 'http',
    others: ['runtime', 'messages', 'db', 'metrics'],
    mend: 'add it to `Modules` in http/create-app.ts and let app.ts give it',
  },
  {
    room: 'modules',
    others: ['runtime', 'messages', 'db', 'events', 'http'],
    mend: 'what starts, lists or times modules imports them, never the other way round',
  },
];
const roomRules = roomsOfApi.map(({ room, others, mend }) => ({
  name: `api-${room.replace('/', '-')}-uses-what-is-below`,
  severity: 'error',
  comment: `api/${room} may import ${['contract', ...others].join(', ')} of the API: ${mend}.`,
  from: { path: `^api/${room}/`, pathNot: tests },
  // Types only: what each handler is given, and what every call has.
  to: {
    path: '^api/',
    pathNot: `^api/((services|request-context)\\.ts$|(${[room, 'contract', ...others].join('|')})/)`,
  },
}));

const shown = Object.entries(surfaces).map(([module, files]) => `${module}/(${files})`);
const surfaceRule = {
  name: 'api-modules-meet-at-their-surface',
  severity: 'error',
  comment:
    'Use what the other module shows (scripts/import-surfaces.cjs), or let it show this file too, if it should.',
  from: { path: '^api/modules/([^/]+)/', pathNot: tests },
  to: { path: '^api/modules/', pathNot: `^api/modules/($1/|(${shown.join('|')})\\.ts$)` },
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other: move what both use into a third.',
      from: {},
      to: { circular: true },
    },
    ...roomRules,
    surfaceRule,
    ...featureRules,
    {
      name: 'routes-write-no-sql',
      severity: 'error',
      comment:
        'Routes parse, authorise, call and map: move the statement to the file of the module that carries the call out, or to its repo.ts.',
      from: { path: '^api/modules/.*routes\\.ts$' },
      to: { path: '(^api/db/schema/|(^|/)node_modules/drizzle-orm/)' },
    },
    {
      name: 'api-stands-alone',
      severity: 'error',
      comment:
        'The API runs and is tested without the storefront: move what both need into api/contract, sites, messages or config.',
      from: { path: '^api/' },
      to: { path: '^(app|components|lib|i18n|server|middleware|scripts|bench|e2e)' },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      comment:
        'api/contract is shared by both sides: it may use yup, sanitize-html, itself and the facts of sites/ only.',
      from: { path: '^api/contract/', pathNot: tests },
      to: {
        pathNot:
          '(^api/contract/|^sites/|^messages/languages\\.ts$|(^|/)node_modules/(@types/)?(yup|sanitize-html)/)',
      },
    },
    {
      name: 'sites-are-facts',
      severity: 'error',
      comment:
        'Browsers load facts of sites: take types of api/contract only, and move what works with facts to a reader.',
      from: { path: '^sites/', pathNot: `${tests}|${seedOfSite}` },
      to: { pathNot: '^sites/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'seeds-of-sites-are-written-with-page-builders',
      severity: 'error',
      comment:
        'Pages of a site are put together by api/db/seed/content; add what is missing to its builders.',
      from: { path: seedOfSite },
      to: {
        pathNot: '^(sites/|api/contract/|api/db/seed/content/(page|redirects)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'seeds-of-sites-fill-new-shops-only',
      severity: 'error',
      comment: 'A running shop has its pages, offers and promotions in its database: ask the API for them.',
      from: { path: '^(app|components|lib|api|i18n|server|middleware)', pathNot: `${tests}|^api/db/seed/` },
      to: { path: `${seedOfSite}|^sites/seeds\\.ts$` },
    },
    {
      name: 'browsers-get-rules-only',
      severity: 'error',
      comment: 'Components get the rules of a site; let lib/ on the server hand out its other facts.',
      from: { path: '^components/', pathNot: tests },
      to: { path: '^sites/', pathNot: '^sites/(credit-rules|rules|money)[.]ts$' },
    },
    {
      name: 'storefront-sees-contract-only',
      severity: 'error',
      comment: 'Call the API through lib/api instead; only its contract may be imported.',
      from: { path: '^(app|components|lib|i18n|middleware)', pathNot: tests },
      to: { path: '^api/', pathNot: '^api/contract/' },
    },
    {
      name: 'words-of-the-api-stay-there',
      severity: 'error',
      comment:
        'Mails, errors and search words are not for browsers: use interface.json or a table of their size.',
      from: { path: '^(app|components|lib|i18n|middleware)', pathNot: `${tests}|^lib/api/own-answer` },
      to: {
        path: '^messages/((api|catalogue)\\.ts|shape/(api|catalogue)|[a-z]{2}/(api|basket|errors|mail|names|pages|search|catalogue)(\\.ts|/))',
      },
    },
    {
      name: 'components-see-models',
      severity: 'error',
      comment:
        'Components draw models: add what is missing to lib/<feature>/models.ts and map it in its to-*.ts; schemas of forms belong into its schema.ts.',
      from: { path: '^components/', pathNot: tests },
      to: { path: '^api/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      comment: 'Primitives get texts and values as props: pass them in, or move the component to a feature.',
      from: { path: '^components/ui/', pathNot: tests },
      to: { path: '^(app|lib|api|components/(?!ui/))' },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      comment: 'app/ holds routes only: move shared code to components/ or lib/.',
      from: { path: '^(components|lib|api|i18n|server|middleware)' },
      to: { path: '^app/' },
    },
    {
      name: 'lib-knows-no-components',
      severity: 'error',
      comment:
        'lib/ serves components, never the other way round: pass the component in, or move the code up.',
      from: { path: '^lib/', pathNot: tests },
      to: { path: '^components/' },
    },
    {
      name: 'leaves-know-no-feature',
      severity: 'error',
      comment: 'A leaf of lib/ may use leaves and the contract: turn the feature into an argument.',
      from: { path: leaves, pathNot: tests },
      to: { path: '^lib/', pathNot: leaves },
    },
    {
      name: 'tests-stay-out',
      severity: 'error',
      comment: 'Code that ships may not use test helpers.',
      from: { path: '^(app|components|lib|api|server|middleware)', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'server-imports-leaves',
      severity: 'error',
      comment: 'server/ is run by Node itself: it may use the API and leaves of lib/ that import relatively.',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'attack-comes-from-outside',
      severity: 'error',
      comment: 'The attack knows the shop by HTTP, the contract of its calls and the doubles of tests only.',
      from: { path: '^attack/', pathNot: tests },
      to: { path: '^(app|components|lib/(?!testing/)|server|middleware|i18n)' },
    },
    {
      name: 'nothing-imports-the-attack',
      severity: 'error',
      comment: 'Code that ships knows nothing of the attack: move what both need to where it belongs.',
      from: { path: '^(app|components|lib|api|server|i18n|middleware)' },
      to: { path: '^attack/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Mend the path, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(next/root-params|server-only)$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'scripts/import-alias.cjs' },
    doNotFollow: { path: 'node_modules' },
    // What a rehearsal lays into a copy of the tree imports from where it will be, not from where it is kept.
    exclude: { path: '^(\\.next|\\.data|node_modules/@types|rehearsal/[^/]+/files)' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
