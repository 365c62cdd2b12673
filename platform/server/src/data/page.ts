import { uuid } from '@egcr/contract/ids';
import { validationRefusal } from '../refusal.ts';
import * as z from 'zod/mini';

/** How a list tells a place in itself: opaque to callers, checked when it comes back. It grants nothing, so it is not signed. */
export interface Cursor<Place> {
  readonly write: (place: Place) => string;
  /** Undefined where the text is no cursor of this form. */
  readonly read: (text: string) => Place | undefined;
}

/** Of a list in the order of its ids: the id of the last row shown. */
export const idCursor: Cursor<string> = {
  write: (id) => id,
  read: (text) => z.safeParse(uuid, text).data,
};

const NUMBER = /^\d{1,18}$/;

/** Of a list in the order of a running number. */
export const numberCursor: Cursor<bigint> = {
  write: (number) => number.toString(),
  read: (text) => (NUMBER.test(text) ? BigInt(text) : undefined),
};

/** `after` and `limit` as `pageQuery` of the contract kit reads them. */
export interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What a store is asked for. */
export interface PageAsked<Place> {
  /** The last place shown; undefined on the first page. */
  readonly after: Place | undefined;
  /** One more than is shown: it tells whether there is another page. */
  readonly limit: number;
}

export interface PageRead<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Where a page begins; undefined for the first one. Refuses a cursor that the list has not written, in the field `after`. */
export function placeAfter<Place>(
  { after }: Pick<PageQuery, 'after'>,
  cursor: Cursor<Place>,
): Place | undefined {
  const place = after === undefined ? undefined : cursor.read(after);
  if (after !== undefined && place === undefined)
    throw validationRefusal([{ field: 'after', code: 'cursor_unknown' }]);
  return place;
}

/** A page of a list that is ordered by id. Refuses a cursor that is no id. */
export function pageById<Row extends { readonly id: string }>(
  query: PageQuery,
  list: (asked: PageAsked<string>) => Promise<readonly Row[]>,
): Promise<PageRead<Row>> {
  return readPage(query, { cursor: idCursor, placeOf: ({ id }) => id, list });
}

/** A page of a list with an order of its own. Refuses a cursor that the list has not written. */
export async function readPage<Row, Place>(
  query: PageQuery,
  from: {
    readonly cursor: Cursor<Place>;
    readonly placeOf: (row: Row) => Place;
    readonly list: (asked: PageAsked<Place>) => Promise<readonly Row[]>;
  },
): Promise<PageRead<Row>> {
  const { limit } = query;
  const found = await from.list({ after: placeAfter(query, from.cursor), limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isEnd = found.length <= limit || last === undefined;
  return { rows, next: isEnd ? null : from.cursor.write(from.placeOf(last)) };
}
