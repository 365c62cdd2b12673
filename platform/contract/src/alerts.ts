import * as z from 'zod/mini';

/** How often a search that is kept tells of what is new. */
export const alertPaces = ['at_once', 'daily'] as const;
export type AlertPace = (typeof alertPaces)[number];

/** What stands in the link of a mail: an id with a keyed hash of it. */
export const alertLinkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** A search by the names of its filters. */
export type KeptSearch = Readonly<Record<string, string | undefined>>;

/** Whether a search asks for anything: without a word or a filter it would tell of everything. Signs alone are no word. */
export function asksAnything(search: KeptSearch): boolean {
  return Object.values(search).some((value) => value !== undefined && /[\p{L}\p{N}]/u.test(value));
}

/** A search as the address of a page has it. */
export function addressOfSearch(search: KeptSearch): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The same search is the same text, whatever the order of its filters and the spaces in its words. */
export function textOfSearch(search: KeptSearch): string {
  const said = Object.entries(search).flatMap(([name, value]) => {
    const text = value?.replaceAll(/\s+/g, ' ').trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return JSON.stringify(Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
