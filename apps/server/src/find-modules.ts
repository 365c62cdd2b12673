/*
 * Loaded before a server process (`--import`): four thousand imports name the same few hundred modules, and our own name their file. Node asks the
 * disk for each import whether it is a file and which package it belongs to; here each place is found once.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const OWN_FILE = /^\.\.?\/.*\.ts$/;
const BARE = /^[@a-z]/;
/** The package of the house that a file belongs to. What lies in `node_modules` is left to Node: packages may have others of their own. */
const PACKAGE = /^(?!.*\/node_modules\/).*\/(?:apps|domains|platform)\/[\w-]+\//;

/** By the package that asks, and by the name in the import. */
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const [asking] = PACKAGE.exec(parentURL ?? '') ?? [];
    if (asking === undefined) return nextResolve(specifier, context);
    if (OWN_FILE.test(specifier))
      return {
        url: new URL(specifier, parentURL).href,
        format: 'module-typescript',
        shortCircuit: true,
      };
    if (!BARE.test(specifier)) return nextResolve(specifier, context);
    const question = `${asking} ${specifier}`;
    const known = found.get(question);
    if (known !== undefined) return { ...known, shortCircuit: true };
    const answer = nextResolve(specifier, context);
    found.set(question, answer);
    return answer;
  },
});
