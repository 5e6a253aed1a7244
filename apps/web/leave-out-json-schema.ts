import type { Plugin } from 'vite';

/** The modules of Zod that convert a schema to JSON Schema. */
const MODULES = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const MODULE_COUNT = 2;

const EXPORTED = /^export (?:const|function) (\w+)/gm;

const LEFT_OUT = "() => { throw new Error('JSON Schema is left out of the web app') }";

/**
 * Builds Zod without its conversion to JSON Schema, 6 kB of gzip: every schema refers to it, so the
 * bundler cannot see that the web app never uses it. Its functions throw instead. The build fails
 * when a new version of Zod has moved the modules: otherwise they would come back unnoticed.
 */
export function leaveOutJsonSchema(): Plugin {
  const found = new Set<string>();
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULES },
      handler: (code, id) => {
        found.add(id);
        const names = [...code.matchAll(EXPORTED)].map(([, name]) => `leftOut as ${name}`);
        return { code: `const leftOut = ${LEFT_OUT}; export { ${names.join(', ')} };`, map: null };
      },
    },
    buildEnd: (error) => {
      if (error !== undefined || found.size === MODULE_COUNT) return;
      throw new Error(`Zod has ${found.size} of ${MODULE_COUNT} modules to leave out`);
    },
  };
}
