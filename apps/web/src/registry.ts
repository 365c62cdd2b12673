import type { KeptInBrowser } from '@egcr/web-kit/browser-storage';
import type { Catalogue, Messages } from '@egcr/web-kit/messages';
import type { SessionPorts } from '@egcr/web-kit/session';
import { connectSignedInPlaces } from '@egcr/web-kit/signed-in-place.tsx';
import type { OpenParts, Screens } from '@egcr/web-kit/web-domain';

import { webDomains } from './domains.ts';

interface Open {
  readonly screens: Screens;
  readonly loadHeads: () => Promise<readonly Catalogue<Messages>[]>;
  /** What domains keep in a browser without consent. */
  readonly keeps: readonly KeptInBrowser[];
  readonly beside: readonly NonNullable<OpenParts['beside']>[];
  readonly loadSessionCalls: () => Promise<SessionPorts>;
  readonly wrapsAuth: readonly NonNullable<OpenParts['wrapAuth']>[];
  readonly loadLinkQuestion: NonNullable<OpenParts['loadLinkQuestion']>;
}

let open: Promise<Open> | undefined;

/**
 * What everyone may meet of all domains: fetched with the first page that is not the landing page. What is behind a guard is in
 * `signed-in.ts`.
 */
export function loadOpen(): Promise<Open> {
  open ??= mergeOpen().catch((failure: unknown) => {
    open = undefined;
    throw failure;
  });
  return open;
}

async function mergeOpen(): Promise<Open> {
  connectSignedInPlaces(async () => (await import('./signed-in-place.tsx')).loadSignedInPlace());
  const all: readonly OpenParts[] = await Promise.all(
    webDomains.flatMap(({ loadOpen: load }) => (load ? [load()] : [])),
  );
  const [loadLinkQuestion] = all.flatMap((each) => each.loadLinkQuestion ?? []);
  if (!loadLinkQuestion) throw new Error('no domain asks whose link it is');
  return {
    screens: Object.assign({}, ...all.map(({ screens }) => screens)) as Screens,
    loadHeads: () =>
      Promise.all(
        all.flatMap(({ loadHead }) => (loadHead ? [loadHead().then(({ headTexts }) => headTexts)] : [])),
      ),
    keeps: all.flatMap(({ keeps = [] }) => keeps),
    beside: all.flatMap(({ beside }) => beside ?? []),
    loadSessionCalls: async () => {
      const found = await Promise.all(all.flatMap((each) => each.loadSessionCalls?.() ?? []));
      // `registry.test.ts` proves that no call is missing.
      return Object.assign({}, ...found) as SessionPorts;
    },
    wrapsAuth: all.flatMap(({ wrapAuth }) => wrapAuth ?? []),
    loadLinkQuestion,
  };
}
