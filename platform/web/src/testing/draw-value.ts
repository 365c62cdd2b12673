/** The part of JSON Schema that replies use. */
export interface ReplySchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ReplySchema>>;
  readonly required?: readonly string[];
  readonly items?: ReplySchema;
  readonly prefixItems?: readonly ReplySchema[];
  readonly anyOf?: readonly ReplySchema[];
  readonly oneOf?: readonly ReplySchema[];
  readonly allOf?: readonly ReplySchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: boolean | ReplySchema;
  readonly propertyNames?: ReplySchema;
}

/** A number from 0 up to 1, the next one at each call. */
export interface Chance {
  (): number;
  /** Nothing that can be there is left out: no list is empty, and what may be null is not. */
  readonly isFull: boolean;
}

/** Mulberry32: small, and the same on every machine. */
export function chanceFrom(seed: number, isFull = false): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(next, { isFull });
}

export function oneOf<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined && items.length === 0) throw new Error('there is nothing to choose from');
  return item as Item;
}

/** Texts of the kinds that the contract knows. The first that a schema allows is taken, of those that fit equally well by chance. */
const KINDS: readonly (readonly [name: RegExp, texts: readonly string[]])[] = [
  [
    /(_at|_until|At|Until)$|^(at|until)$/,
    ['2026-03-01T09:30:00.000Z', '2026-03-20T15:00:00.000Z', '2025-11-05T00:00:00.000Z'],
  ],
  [/_on$|^(on|day|days|date|today|until|since)$/, ['2026-03-02', '2026-04-15', '2025-12-24']],
  [/month/, ['2026-02', '2025-11']],
  [/week/, ['2026-W09', '2026-W10']],
  [/zones?$/, ['Europe/Berlin', 'Africa/Nairobi']],
  [/^(return_total|return_year|rate|mid|bid|ask)(_|$)/, ['1.0425', '0.0871']],
  [/pair/, ['JVD/USD']],
  [/currenc|^asset|^(base|from|to)$/, ['JVD', 'EUR', 'USD']],
  [/countr|nationalit|jurisdiction|^may_work_in$/, ['DE', 'KE', 'BR']],
  [/languages?$|locale/, ['en', 'de', 'ar']],
  [/skill/, ['conducting']],
  [
    /^(value|amount|price|units|units_ordered|shares|held|owned|minimumMinor|maximumMinor|sum|total|limit|balance)$/,
    ['1250', '0', '99900'],
  ],
  [/email/, ['ann@post.example']],
  [/phone/, ['+4915112345678']],
  [/url|href|link/, ['https://shop.example/a']],
  [/^(username|owner|user)$/, ['ann', 'bob.example']],
  [
    /(name|title|label|subject|employer|holder|person|business)$/,
    ['Harbour School', 'Ann Example', 'A "name" & <sign>'],
  ],
  // Of a case: officers see beside it what its domain knows.
  [
    /^kind$/,
    [
      'fraud.report',
      'grants.application',
      'jobs.moderation',
      'registry.change',
      'registry.registration',
      'support.claim',
      'verification.people',
    ],
  ],
  [/number|reference/, ['EG-2026-000123', 'EG-2026-000124']],
];
const ANY: readonly string[] = [
  'A short text',
  'text',
  '1250',
  '0',
  '12.5',
  '2026-03-01T09:30:00.000Z',
  '2026-03-02',
  '2026-03',
  '2026-W10',
  '09:30',
  'JVD',
  'EUR',
  'DE',
  'en',
  'word-word',
  'word_word',
  'wallet.sent',
  'https://shop.example/a',
  '/wallet',
  'ann@post.example',
  '+4915112345678',
  'ABCD-1234',
  'EGCR-2026-000123',
  '0'.repeat(64),
  'A'.repeat(43),
  'a'.repeat(64),
  'data:image/png;base64,iVBORw0KGgo=',
  'DE89370400440532013000',
  '123456',
  '1.0',
  'Europe/Berlin',
  'a/b',
  '#1a2b3c',
  '0.5',
  'ABCDEFGHIJ',
  '',
];

export const uuidFrom = (chance: Chance): string =>
  `00000000-0000-7000-8000-${Math.floor(chance() * 2 ** 40)
    .toString(16)
    .padStart(12, '0')}`;

/** Ids that a screen may know already, such as those of its address and of who reads it, so that what is drawn belongs together at times. */
export const knownIds: readonly string[] = [3, 9, 27].map((seed) => uuidFrom(chanceFrom(seed)));

function idFrom(chance: Chance): string {
  const own = uuidFrom(chance);
  return chance.isFull ? own : oneOf(chance, [own, ...knownIds]);
}

/** A value that a schema allows, as far as the schema says. */
export function drawValue(schema: ReplySchema, chance: Chance, name = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return oneOf(chance, schema.enum);
  const all = schema.anyOf ?? schema.oneOf;
  if (all !== undefined) {
    const full = chance.isFull ? all.filter(({ type }) => type !== 'null') : all;
    return drawValue(oneOf(chance, full.length > 0 ? full : all), chance, name, depth);
  }
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => drawValue(part, chance, name, depth)));
  const type = Array.isArray(schema.type) ? oneOf(chance, schema.type) : schema.type;
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return chance() < 0.5;
    case 'integer':
    case 'number':
      return drawNumber(schema, chance, { name, isWhole: type === 'integer' });
    case 'array':
      return drawList(schema, chance, name, depth);
    case 'object':
      return drawObject(schema, chance, depth);
    case 'string':
      return drawText(schema, chance, name);
    default:
      return 'text';
  }
}

function drawNumber(
  schema: ReplySchema,
  chance: Chance,
  { name, isWhole }: { readonly name: string; readonly isWhole: boolean },
): number {
  if (/scale|decimals|digits/i.test(name)) return 2;
  const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const most = Math.min(schema.maximum ?? 1_000, least + 1_000);
  const value = oneOf(chance, [least, Math.min(least + 1, most), most, least + (most - least) * chance()]);
  return isWhole ? Math.floor(value) : value;
}

const DEPTH_MAX = 8;

function drawList(schema: ReplySchema, chance: Chance, name: string, depth: number): unknown[] {
  if (schema.prefixItems !== undefined)
    return schema.prefixItems.map((item) => drawValue(item, chance, name, depth + 1));
  const { items } = schema;
  if (items === undefined || depth > DEPTH_MAX) return [];
  const least = schema.minItems ?? 0;
  const count = Math.max(
    least,
    Math.min(schema.maxItems ?? 4, oneOf(chance, chance.isFull ? [2, 3, 4] : [0, 1, 2, 4])),
  );
  return Array.from({ length: count }, () => drawValue(items, chance, name, depth + 1));
}

function drawObject(schema: ReplySchema, chance: Chance, depth: number): Record<string, unknown> {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {})
    .filter(([member]) => required.has(member) || chance.isFull || chance() < 0.7)
    .map(([member, value]): [string, unknown] => [member, drawValue(value, chance, member, depth + 1)]);
  const { additionalProperties: more, propertyNames } = schema;
  const named = (typeof more === 'object' ? [0, 1] : []).map((at): [string, unknown] => [
    propertyNames === undefined ? `key_${at}` : String(drawValue(propertyNames, chance, 'key', depth + 1)),
    drawValue(typeof more === 'object' ? more : {}, chance, 'value', depth + 1),
  ]);
  return Object.fromEntries<unknown>([...named, ...members]);
}

function drawText(schema: ReplySchema, chance: Chance, name: string): string {
  const allows = (text: string) =>
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text));
  const uuid = idFrom(chance);
  if ((schema.format === 'uuid' || /(^|_)id$/.test(name)) && allows(uuid)) return uuid;
  if (schema.format === 'date-time') return oneOf(chance, KINDS[0]?.[1] ?? []);
  if (schema.format === 'date') return oneOf(chance, KINDS[1]?.[1] ?? []);
  for (const [kind, texts] of KINDS) {
    const fitting = kind.test(name) ? texts.filter(allows) : [];
    if (fitting.length > 0) return oneOf(chance, fitting);
  }
  return ANY.find(allows) ?? (allows(uuid) ? uuid : 'x'.repeat(schema.minLength ?? 1));
}

/** What is tried at a place that a schema refuses for a reason it does not say. */
export const tries: readonly unknown[] = [
  ...KINDS.flatMap(([, texts]) => texts),
  ...ANY,
  'eng',
  null,
  0,
  1,
  true,
  [],
  {},
];
