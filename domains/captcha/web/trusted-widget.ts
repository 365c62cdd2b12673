import workerAddress from 'altcha/worker?url';

import { isPlainHtml } from './plain-html.ts';

/** The widget's thread, as a file of our own origin: no `blob:` is needed. */
export const workerUrl = new URL(workerAddress, globalThis.location.href).href;

interface Rules {
  readonly createHTML: (html: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

interface PolicyFactory {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (name: 'default', rules: Rules) => unknown;
}

/**
 * The page trusts no text as HTML and no address as a program. The widget builds its own plain parts from text, and starts one worker;
 * exactly these are let through: parts without links, events, styles or scripts, and our own worker file. All else still throws.
 */
export function trustWidget(): void {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (!factory || factory.defaultPolicy !== null) return;
  factory.createPolicy('default', {
    createHTML: (html) => (isPlainHtml(html) ? html : null),
    createScriptURL: (url) => (url === workerUrl ? url : null),
  });
}
