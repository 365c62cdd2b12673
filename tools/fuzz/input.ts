/** Requests made from the document's schemas: plausible ones, slightly wrong ones and wild ones. */
import { between, type Chance, oneOf } from '../bank-test/random.ts';
import type { Operation, Schema } from './document.ts';
import { nastyBodies, nastyTexts, nastyValues } from './nasty.ts';

/** What plausible values are taken from. */
export interface Known {
  readonly usernames: readonly string[];
  readonly emails: readonly string[];
  /** Ids of things that exist. */
  readonly ids: readonly string[];
  readonly pin: string;
  /** The product's clock. */
  readonly now: Date;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Taste {
  readonly chance: Chance;
  readonly known: Known;
  /** How many values in a hundred are nasty. */
  readonly nastyPercent: number;
  /** Leaves no optional member out, and no member empty. */
  readonly isFull?: boolean;
  /** Always says whom a thing is for, where that can be said: else it is for anybody. */
  readonly namesPeople?: boolean;
  /** Values by name, before any other. */
  readonly given?: Readonly<Record<string, string>>;
}

const DAY_MS = 86_400_000;
const DEPTH_MAX = 6;

/** One request for the operation. */
export function requestFor(operation: Operation, taste: Taste): Asked {
  const { chance, nastyPercent } = taste;
  const headers: Record<string, string> = {};
  if (operation.needsKey)
    headers['idempotency-key'] = isNasty(taste)
      ? oneOf(chance, ['', 'x'.repeat(300), 'é', ' '])
      : crypto.randomUUID();
  const path = pathFor(operation, taste);
  const base = { method: operation.method, path, headers };
  if (operation.takesBytes) {
    const type = { 'content-type': 'application/octet-stream' };
    return {
      ...base,
      rawBody: oneOf(chance, ['%PDF-1.7', ...(nastyPercent === 0 ? [] : nastyBodies)]),
      headers: { ...headers, ...type },
    };
  }
  if (operation.body === undefined) return base;
  if (nastyPercent > 50 && chance() < 0.2) {
    const contentType = oneOf(chance, [
      'application/json',
      'application/json',
      'text/plain',
      'application/xml',
      '',
    ]);
    return {
      ...base,
      rawBody: oneOf(chance, nastyBodies),
      headers: { ...headers, 'content-type': contentType },
    };
  }
  return { ...base, body: valueFor(operation.body, taste, { name: '', depth: 0 }) };
}

function pathFor({ path, parameters }: Operation, taste: Taste): string {
  const { chance, given = {} } = taste;
  let filled = path;
  const query: string[] = [];
  for (const { name, in: place, schema, required } of parameters) {
    if (place === 'header') continue;
    if (place === 'query' && required !== true && given[name] === undefined && chance() < 0.4) continue;
    const text =
      given[name] === undefined && isNasty(taste)
        ? oneOf(chance, nastyTexts)
        : encodeURIComponent(wellFormed(String(given[name] ?? plainFor(schema, taste, name))));
    if (place === 'path') filled = filled.replace(`{${name}}`, text === '' ? '%20' : text);
    else query.push(`${name}=${text}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** A value for a schema, nasty as often as the taste says. */
export function valueFor(
  schema: Schema,
  taste: Taste,
  at: { readonly name: string; readonly depth: number },
): unknown {
  const { chance } = taste;
  if (at.depth > DEPTH_MAX) return null;
  if (at.name !== '' && taste.given?.[at.name] === undefined && isNasty(taste))
    return oneOf(chance, nastyValues);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) {
    const naming = taste.namesPeople === true ? variants.filter(isPersonNamed) : [];
    const full = taste.isFull === true ? variants.filter(({ type }) => type !== 'null') : [];
    return valueFor(
      oneOf(chance, [naming, full, variants].find(({ length }) => length > 0) ?? []),
      taste,
      at,
    );
  }
  if (schema.properties !== undefined) return objectFor(schema, taste, at);
  if (schema.items !== undefined) {
    const count = between(chance, schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
    const { items } = schema;
    // An honest list names nothing twice.
    return [
      ...new Set(
        Array.from({ length: count }, () => valueFor(items, taste, { name: at.name, depth: at.depth + 1 })),
      ),
    ];
  }
  return pairsFor(schema, taste, at) ?? plainFor(schema, taste, at.name);
}

/** Pairs whose names are the caller's own, as a merchant writes them with what is sold. Undefined where a schema has none. */
function pairsFor(
  { additionalProperties: value, propertyNames }: Schema,
  taste: Taste,
  { depth }: { readonly depth: number },
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || propertyNames?.pattern === undefined) return undefined;
  const names = ['campaign', 'order'].slice(0, between(taste.chance, 0, 2));
  return Object.fromEntries(
    names.map((name) => [name, valueFor(value, taste, { name, depth: depth + 1 })] as const),
  );
}

function objectFor(
  schema: Schema,
  taste: Taste,
  { depth }: { readonly depth: number },
): Record<string, unknown> {
  const { chance } = taste;
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const isNaming = isPersonNamed(schema);
  const naming = oneOf(chance, ['username', 'email']);
  const chosen = isNaming
    ? properties.filter(([name]) => name === naming)
    : properties.filter(
        ([name, property]) =>
          (taste.namesPeople === true && [property, ...(property.anyOf ?? [])].some(isPersonNamed)) ||
          required.has(name) ||
          taste.isFull === true ||
          taste.given?.[name] !== undefined ||
          chance() < 0.5,
      );
  const made = chosen.map(
    ([name, property]) => [name, valueFor(property, taste, { name, depth: depth + 1 })] as const,
  );
  if (!isNaming && isNasty(taste))
    made.push([oneOf(chance, ['__proto__', 'is_admin', 'id', 'user_id', 'balance']), true]);
  return Object.fromEntries(made);
}

/** Names one person in exactly one of several ways. */
function isPersonNamed({ properties, required }: Schema): boolean {
  return (
    properties !== undefined &&
    'username' in properties &&
    'email' in properties &&
    (required ?? []).length === 0
  );
}

/** A single value as an honest client would send it. */
function plainFor(schema: Schema, taste: Taste, name: string): unknown {
  const { chance } = taste;
  const given = taste.given?.[name];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return oneOf(chance, schema.enum);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];
  const full = types.filter((each) => each !== 'null');
  const type: unknown = oneOf(chance, taste.isFull === true && full.length > 0 ? full : types);
  if (type === 'null') return null;
  if (type === 'boolean') return chance() < 0.5;
  if (type === 'integer' || type === 'number') return numberFor(schema, chance, name);
  if (type === 'object') return {};
  if (type === 'array') return [];
  return textFor(schema, taste, name);
}

function numberFor({ minimum = 0, maximum = 100 }: Schema, chance: Chance, name: string): number {
  if (name === 'assetScale') return 2;
  return between(chance, Math.max(minimum, -1_000), Math.max(minimum, Math.min(maximum, 1_000)));
}

const CURRENCIES = ['JVD', 'USD', 'EUR'] as const;

function textFor(schema: Schema, { chance, known }: Taste, name: string): string {
  const day = (days: number) => new Date(known.now.getTime() + days * DAY_MS).toISOString();
  if (/^(username|name|handle)$/.test(name))
    return oneOf(chance, [...known.usernames, `new_${Math.floor(chance() * 1e9)}`]);
  if (name === 'email') return oneOf(chance, known.emails);
  if (name === 'to') return oneOf(chance, [...known.usernames, ...CURRENCIES, day(0).slice(0, 10)]);
  if (/pin$/i.test(name)) return known.pin;
  if (name === 'content') return 'Date,Amount,Currency,Description\n2026-01-05,5.00,EUR,Lunch\n';
  if (name === 'entry') return oneOf(chance, ['DE', 'someone@egcr.example']);
  if (/^(success|cancel)_url$/.test(name)) return 'https://shop.example/orders/7';
  if (name === 'sha256') return 'ab'.repeat(32);
  if (name === 'value') return String(between(chance, 1, 300));
  // Of a job: the least is never above the most, and who must have a skill is asked for it.
  if (name.endsWith('skills')) return 'conducting';
  if (name === 'pay_min') return String(between(chance, 1, 300));
  if (name === 'pay_max') return String(between(chance, 300, 900));
  // Of a rule: amounts are of the one currency it names, the least never above the most.
  if (name === 'currencies') return 'USD';
  if (name === 'min') return String(between(chance, 1, 300));
  if (name === 'max') return String(between(chance, 300, 900));
  if (name === 'country' || name === 'payer_countries') return 'DE';
  if (name === 'assetCode' || /^(asset|currency|base|from|against)$/.test(name))
    return oneOf(chance, CURRENCIES);
  if (name === 'pair') return 'JVD/USD';
  if (/_on$|date$|^since$|^until$/.test(name) || schema.format === 'date')
    return day(between(chance, 1, 40)).slice(0, 10);
  if (name.endsWith('_at') || schema.format === 'date-time') return day(between(chance, 1, 40));
  if (
    /(^|_)id$|account/.test(name) ||
    schema.format === 'uuid' ||
    schema.pattern?.startsWith('^[0-9a-f]{8}') === true
  )
    return oneOf(chance, [...known.ids, crypto.randomUUID()]);
  if (/rate|price|threshold|target/.test(name)) return `${between(chance, 1, 3)}.${between(chance, 10, 99)}`;
  const length = Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 12, between(chance, 3, 12)));
  return Array.from({ length }, () => oneOf(chance, ['a', 'b', 'k', 'o', 'r', 's', 't'])).join('');
}

function isNasty({ chance, nastyPercent }: Taste): boolean {
  return nastyPercent > 0 && chance() * 100 < nastyPercent;
}

function wellFormed(text: string): string {
  return text.isWellFormed() ? text : '\ufffd';
}
