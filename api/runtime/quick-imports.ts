import module from 'node:module';

const heavy = 'drizzle-orm';
const own = `/node_modules/${heavy}/`;

/**
 * Node reads and parses the package.json of a package once for each of its files that is imported, and again for each import
 * of it. Drizzle's has 179 kB and it has hundreds of files: a third of the time of a start. Its `.js` are ES modules, all of
 * them, and one import finds what the next one finds.
 */
function answerForDrizzle(): module.RegisterHooksOptions {
  const found = new Map<string, module.ResolveFnOutput>();
  return {
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier.startsWith('.') && parentURL.includes(own) && parentURL.endsWith('.js'))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (specifier !== heavy && !specifier.startsWith(`${heavy}/`)) return next(specifier, context);
      const key = `${specifier} ${context.conditions}`;
      const known = found.get(key) ?? next(specifier, context);
      found.set(key, known);
      return { ...known, shortCircuit: true };
    },
  };
}

// Node 22.12 to 22.14 have no such hooks.
module.registerHooks?.(answerForDrizzle());
