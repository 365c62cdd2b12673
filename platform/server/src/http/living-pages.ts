import { matchScreen, type Screen } from '@egcr/contract/screen';

import { noting } from '../data/changes.ts';
import type { Database } from '../postgres/database.ts';
import type { Services } from '../services.ts';
import type { Markup } from './markup.ts';
import type { Language } from './request-facts.ts';

/** What is asked of the domain whose page stands at an address. */
export interface LivingPageAsked {
  /** Reads outside any transaction. */
  readonly db: Database;
  readonly now: Date;
  readonly params: Readonly<Record<string, string>>;
  /** What the address says behind its question mark. */
  readonly query: URLSearchParams;
  /** The language of the visitor. */
  readonly language: Language;
  /** Where the product is installed, without a slash at the end. */
  readonly origin: string;
}

/** What stands at an address whose content lies in the database. */
export type LivingPage =
  | {
      readonly kind: 'found';
      /** The head's own lines, title included. */
      readonly head: Markup;
      /** What browsers without scripts show. */
      readonly text: Markup;
    }
  /** It has another address now: 301. */
  | { readonly kind: 'moved'; readonly to: `/${string}` }
  /** It was there and was taken away: 410. */
  | { readonly kind: 'gone'; readonly instead?: Markup }
  /** Nothing was ever there for a visitor to see: 404. `instead` is what browsers without scripts show too; the same at all such addresses. */
  | { readonly kind: 'missing'; readonly instead?: Markup };

/** Declared by a domain: how the server answers for the addresses of one of its screens. */
export interface LivingPages {
  readonly path: Screen['path'];
  readonly answer: (asked: LivingPageAsked) => Promise<LivingPage>;
}

interface LivingPathAsked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Here it is noted from which schemas of the database the answer comes. */
  readonly reads: Set<string>;
}

/** Asks the domain to which an address belongs; undefined where no domain answers for it. */
export function askLivingPages(
  pages: readonly LivingPages[],
  { db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>,
): (asked: LivingPathAsked) => Promise<LivingPage | undefined> {
  return async ({ path, query, language, reads }) => {
    const found = matchScreen(pages, path);
    return found?.screen.answer({
      db: noting(db, { read: reads }),
      now: clock.now(),
      params: found.params,
      query,
      language,
      origin: settings.publicUrl,
    });
  };
}
