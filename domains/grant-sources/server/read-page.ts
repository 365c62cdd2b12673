import { isOutsideUrl } from '@egcr/server-kit/http/post-outside';
import * as z from 'zod/mini';

import { outsideAmount, type OutsideState, type UnreadItem } from '../contract/index.ts';
import { OUTSIDE_SUMMARY_MAX_LENGTH, OUTSIDE_TITLE_MAX_LENGTH } from '../contract/limits.ts';

/** A programme as a source tells of it, with plain texts. */
export interface OutsideRead {
  readonly outsideId: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly status: OutsideState;
  readonly closesOn: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly currency: string | null;
  readonly modifiedAt: Date | null;
}

const page = z.object({ items: z.array(z.unknown()) });
/** The standard asks for a number; some sources write it as a text. */
const pageCount = z.union([
  z.int().check(z.nonnegative()),
  z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,9}$/)), z.transform(Number)),
]);

const money = z.object({
  amount: outsideAmount,
  currency: z.string(),
});
const day = z.string().check(z.regex(/^[12]\d{3}-\d{2}-\d{2}/));
const opportunity = z.object({
  id: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)),
  title: z.string(),
  status: z.object({ value: z.string() }),
});
const named = z.object({ title: z.optional(z.string()), id: z.optional(z.string()) });

/** A page as the protocol has it; undefined where it is none. */
export function readPageOf(
  text: string,
): { readonly items: readonly unknown[]; readonly totalPages: number | undefined } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = z.safeParse(page, json);
  return read.success
    ? {
        items: read.data.items,
        totalPages: within({ page: json }, ['page', 'paginationInfo', 'totalPages'], pageCount),
      }
    : undefined;
}

interface Place {
  readonly page: number;
  readonly place: number;
}

interface Source {
  readonly base: string;
  readonly allowsLoopback: boolean;
}

/** One programme of a page, or why it is none. */
export function readItem(
  item: unknown,
  at: Place,
  source: Source,
): { readonly read: OutsideRead } | { readonly unread: UnreadItem } {
  const no = (why: UnreadItem['why']) => ({ unread: { ...at, name: nameOf(item), why } });
  const found = z.safeParse(opportunity, item);
  if (!found.success) return no('shape');
  const { id, title: written, status: stated } = found.data;
  const title = plainText(written, OUTSIDE_TITLE_MAX_LENGTH);
  if (title === '') return no('title');
  const status = (['forecasted', 'open', 'closed'] as const).find((each) => each === stated.value);
  if (status === undefined) return no('status');
  const fields: object = Object(item);
  const minimum = within(fields, ['funding', 'minAwardAmount'], money);
  const maximum = within(fields, ['funding', 'maxAwardAmount'], money);
  const currency = (maximum ?? minimum)?.currency;
  const isOne = minimum === undefined || maximum === undefined || minimum.currency === maximum.currency;
  const isMoney = isOne && currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return {
    read: {
      outsideId: id.toLowerCase(),
      title,
      summary: plainText(within(fields, ['description'], z.string()) ?? '', OUTSIDE_SUMMARY_MAX_LENGTH),
      url: linkOf(within(fields, ['source'], z.string()), source),
      status,
      closesOn: dayOf(within(fields, ['keyDates', 'closeDate', 'date'], day)),
      minimum: isMoney ? (minimum?.amount ?? null) : null,
      maximum: isMoney ? (maximum?.amount ?? null) : null,
      currency: isMoney ? currency : null,
      modifiedAt: instantOf(within(fields, ['lastModifiedAt'], z.string())),
    },
  };
}

/** What stands deep in an item, where it is what it should be; what is not there is left out. */
function within<Schema extends z.ZodMiniType>(
  from: object,
  path: readonly string[],
  schema: Schema,
): z.output<Schema> | undefined {
  let at: unknown = from;
  for (const name of path)
    at = typeof at === 'object' && at !== null ? Object.getOwnPropertyDescriptor(at, name)?.value : undefined;
  const read = z.safeParse(schema, at);
  return read.success ? read.data : undefined;
}

function nameOf(item: unknown): string | null {
  const read = z.safeParse(named, item);
  const name = read.success ? plainText(read.data.title ?? read.data.id ?? '', 120) : '';
  return name === '' ? null : name;
}

/** The page of a programme where people may go by https; else the start of its source. */
function linkOf(given: string | undefined, { base, allowsLoopback }: Source): string {
  return given !== undefined && isOutsideUrl(given, { allowsLoopback })
    ? new URL(given).href
    : new URL('/', base).href;
}

function dayOf(text: string | undefined): string | null {
  const written = text?.slice(0, 10);
  if (written === undefined || Number.isNaN(Date.parse(written))) return null;
  return new Date(written).toISOString().slice(0, 10) === written ? written : null;
}

function instantOf(text: string | undefined): Date | null {
  const at = new Date(text ?? '');
  const year = at.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? at : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A text of others without markup, controls and signs that turn its direction, in one line. */
function plainText(text: string, most: number): string {
  const short = text
    .slice(0, most * 4)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ');
  const bare = short
    .replaceAll(/<(?:script|style)\b[^>]*>[^<]*/gi, ' ')
    .replaceAll(/<[^>]{0,1000}>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
  return bare.length <= most
    ? bare
    : `${bare
        .slice(0, most - 1)
        .toWellFormed()
        .replaceAll('\uFFFD', '')}…`;
}
