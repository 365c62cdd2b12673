/** What the shared parts of the OpenAPI document are called: by the contract where it names a schema, else by the calls that use them. */
import { NAME_MARK } from './json-schema.ts';
import type { Json, Part } from './openapi-parts.ts';

/** Where a part of the document stands. */
export interface Use {
  /** `wallet.send_money`. */
  readonly call: string;
  readonly place: 'reply' | 'body' | 'parameter';
  /** The members that lead to it from there; `[]` for the entries of a list. */
  readonly trail: readonly string[];
}

/** Names every part. What two parts would both be called is neither's name: each gets its longer one. */
export function nameAll(parts: readonly Part[]): void {
  for (const ofKind of Map.groupBy(parts, ({ kind }) => kind).values()) {
    const wanted = ofKind.map((part) => ({ part, names: candidatesOf(part) }));
    const taken = new Set<string>();
    for (let length = 0; length < 3; length += 1) {
      const open = wanted.filter(({ part }) => part.name === '');
      const counts = Map.groupBy(open, ({ names }) => names[length] ?? '');
      for (const [name, claims] of counts) {
        const [only] = claims;
        if (name === '' || claims.length > 1 || taken.has(name) || !only) continue;
        only.part.name = name;
        taken.add(name);
      }
    }
    for (const { part, names } of wanted) {
      for (let number = 2; part.name === ''; number += 1) {
        const name = `${names.at(-1) ?? ''}${number}`;
        if (!taken.has(name)) part.name = name;
      }
      taken.add(part.name);
    }
  }
}

function candidatesOf(part: Part): string[] {
  const use = part.uses.toSorted(byWeight)[0] ?? { call: '', place: 'reply', trail: [] };
  const member = pascal(use.trail.findLast((step) => step !== LIST) ?? '');
  const [domain = '', phrase = ''] = use.call.split('.');
  const call = pascal(domain) + pascal(phrase);
  if (part.kind === 'responses') return [nameOfAnswer(part.value), `${call}Answer`];
  if (part.kind === 'headers') return [member, call + member];
  if (part.kind === 'parameters') {
    const schema = part.value['schema'] as Json;
    return [
      member,
      `${member}As${givenName(schema) ?? pascal(typeof schema['type'] === 'string' ? schema['type'] : 'any')}`,
      call + member,
    ];
  }
  const trail = use.trail
    .filter((step) => step !== LIST)
    .map(pascal)
    .join('');
  const derived = [pascal(domain) + pascal(nounOf(use, phrase)), call + trail, `${call}${trail}Body`];
  const given = givenName(part.value);
  if (given === undefined) return derived;
  // What is sent may be stricter or freer than what is answered, under the same name in the contract.
  const isSent = part.uses.every(({ place }) => place !== 'reply');
  return isSent ? [given, `${given}Input`] : [given, given, `${given}Reply`];
}

/** The contract's name; `MoneyOrNull` where what it names may be missing. */
export function givenName(schema: Json): string | undefined {
  const name = schema[NAME_MARK];
  if (typeof name === 'string') return name;
  if (!Array.isArray(schema['anyOf'])) return undefined;
  const [thing, nothing, ...more] = schema['anyOf'] as readonly Json[];
  const of = thing?.[NAME_MARK];
  return typeof of === 'string' && nothing?.['type'] === 'null' && more.length === 0
    ? `${of}OrNull`
    : undefined;
}

const LIST = '[]';

/** `second_factor` → `SecondFactor`. */
function pascal(text: string): string {
  return text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** The codes of a refusal as one name; the four that ask to sign in are one word. Empty for an answer that is none. */
function nameOfAnswer(response: Json): string {
  if (response['content'] === undefined) return 'NoContent';
  return codesIn(response)
    .map(pascal)
    .join('Or')
    .replace('TokenMissingOrTokenInvalidOrTokenExpiredOrSessionExpired', 'SignInRequired');
}

/** The codes of a response, as `refusalAnswers` writes them; none for the answer that is no refusal. */
function codesIn(response: Json): string[] {
  const found = /"code":\{"enum":(\[[^\]]*\])/.exec(JSON.stringify(response));
  return found?.[1] === undefined ? [] : (JSON.parse(found[1]) as string[]);
}

/** Replies before what is sent, whole ones before their members, calls that read before others, then by name. */
function byWeight(left: Use, right: Use): number {
  const textOf = ({ call, place, trail }: Use) => {
    const order = { reply: 0, body: 1, parameter: 2 }[place];
    const depth = String(trail.length).padStart(2, '0');
    return `${order} ${depth} ${/\.(read|list)_/.test(call) ? 0 : 1} ${call} ${trail.join('.')}`;
  };
  return textOf(left) < textOf(right) ? -1 : 1;
}

function nounOf({ place, trail }: Use, phrase: string): string {
  const [verb = '', ...rest] = phrase.split('_');
  const noun = rest.length === 0 ? verb : rest.join('_');
  if (trail.length === 0)
    return place === 'body' ? `${phrase}_body` : verb === 'list' ? `${noun}_page` : noun;
  if (trail.length === 2 && trail[0] === 'items' && trail[1] === LIST) return singular(noun);
  const member = trail.findLast((step) => step !== LIST) ?? noun;
  return trail.at(-1) === LIST ? singular(member) : member;
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun;
}
