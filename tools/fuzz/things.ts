/** One of each thing that belongs to someone, made through the calls that make it. */
import type { Answer, BankPerson, Caller } from '../bank-test/caller.ts';
import type { Chance } from '../bank-test/random.ts';
import { askForService } from './asked-services.ts';
import type { Operation, Schema } from './document.ts';
import { type Known, requestFor } from './input.ts';
import { makePaper } from './papers.ts';
import { makePosting } from './postings.ts';
import { makeProgram } from './programs.ts';
import { makeTeam } from './teams.ts';
import { PATIENCE_MS } from './patience.ts';

const TRIES = 60;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Parameters that name a person or a word, not a thing that belongs to someone. */
const NO_THING = new Set([
  'name',
  'user_id',
  'about',
  'number',
  'start',
  'form',
  'type',
  'service',
  'user',
  'category',
  'channel',
  // What a comment is about, and the kind of it.
  'kind',
  'subject',
  // Of the blog and of the register of businesses, which are public.
  'author',
  'slug',
  'certificate',
  // Of the link in a mail, which stands for itself.
  'token',
  // Which of the questions about directors.
  'place',
  // Of a payment link and of a checkout session, which everyone may pay who has them.
  'link',
  'session',
  // A currency.
  'asset',
]);
/** Things that it takes a second person to make: the domain's own tests ask for them as others do (`hold-payment.test.ts`). */
const MADE_BY_TWO = new Set([
  '/api/v1/businesses/{id}',
  '/api/v1/treasury/{organisation}',
  // A holder is asked where someone else files a change of their shares.
  '/api/v1/registry/consents/{id}',
  '/api/v1/registry/directorships/{id}',
  // A registration takes a draft whose answers add up, and a director who declines.
  '/api/v1/registry/registrations/{id}',
  // A job takes applications once an officer has published it.
  '/api/v1/careers/applications/{id}',
  '/api/v1/received-applications/{id}',
  '/api/v1/careers/interviews/{id}',
  '/api/v1/received-interviews/{id}',
  '/api/v1/fraud/holds/{id}',
  // A business, which an officer registers, and a comment on a post, which an editor publishes.
  '/api/v1/verification/businesses/{id}',
  '/api/v1/comments/own/{comment}',
  '/api/v1/comments/reports/{comment}',
  // A post that an editor publishes, for more than a thousand subscribers.
  '/api/v1/admin/newsletter/editions/{edition}',
  // What is taken back of an award, which others have decided and paid.
  '/api/v1/cases/{id}/grant-recoveries/{recovery}',
  '/api/v1/admin/grant-applications/{id}/recoveries/{recovery}',
  // Support that was paid too much, which officers have approved and paid before.
  '/api/v1/support/overpayments/{id}',
  // A week that was drawn by lot.
  '/api/v1/support/back-checks/{id}',
  '/api/v1/admin/support/back-checks/{id}',
  '/api/v1/admin/support/overpayments/{id}',
  // The case of a posting, which officers read.
  '/api/v1/admin/job-postings/{id}',
  // A paper takes a finished upload: the domain's own tests ask for it as others do.
  '/api/v1/organisations/{id}/papers/{paper}',
  '/api/v1/roles/own/{id}',
  // An order of units needs dollars in the wallet.
  '/api/v1/wallet/funds/{id}',
  // Nobody pays their own link.
  '/api/v1/payments/{id}',
  // Others have paid the merchant more than one person may have paid out in a day.
  '/api/v1/payouts/{id}',
  // Another person pays it, and a rule of the merchant asks for a look.
  '/api/v1/risk/reviews/{payment}',
  '/api/v1/payments/{payment}',
  // A payer disputes what they paid; an officer decides it once its merchant has answered.
  '/api/v1/disputes/{id}',
  '/api/v1/admin/payment-disputes/{id}',
  // A rail settled something else than was paid, days ago; an officer ends it.
  '/api/v1/admin/settlement-differences/{id}',
]);
/** Members of bodies that name a person, or a visit under a name the browser gave it. */
const NAMES_NOTHING = new Set(['user_id', 'session_id']);

/** Is this parameter the id of a thing that belongs to someone? */
export function isThingIn(place: string, name: string): boolean {
  return place === 'path' && !NO_THING.has(name);
}

/** Someone, and what they know. */
export interface Side {
  readonly person: BankPerson;
  readonly known: Known;
}

/** Things of one person by where they are addressed: `/api/v1/wallet/pots/{id}` → its id. */
export type Things = ReadonlyMap<string, string>;

/** A product as someone sees it who reads its document. */
export interface World {
  readonly caller: Caller;
  readonly operations: readonly Operation[];
}

/** Makes things of one person, each once, and what they are made of before them. */
export class ThingMaker {
  readonly things = new Map<string, string>();
  readonly #world: World;
  readonly #side: Side;
  readonly #chance: Chance;
  #lastAnswer = '';

  constructor(world: World, side: Side, chance: Chance) {
    this.#world = world;
    this.#side = side;
    this.#chance = chance;
  }

  /** Answers the places of things that could not be made, with what was answered last. */
  async makeAll(): Promise<ReadonlyMap<string, string>> {
    const missing = new Map<string, string>();
    for (const place of placesIn(this.#world.operations)) {
      if ((await this.make(place)) === undefined) missing.set(place, this.#lastAnswer);
    }
    return missing;
  }

  /** By a POST to the collection; else the first thing that is in it already: a session, an account, an entry of the history. */
  async make(place: string): Promise<string | undefined> {
    const made = this.things.get(place);
    if (made !== undefined) return made;
    const { caller } = this.#world;
    const { person } = this.#side;
    const invitee = this.#side.known.usernames[0] ?? '';
    const byHand =
      (await makePaper(place, caller, person)) ??
      (await askForService(place, caller, person)) ??
      (await makeTeam(place, { caller, person, invitee })) ??
      (await makePosting(place, { caller, person, invitee })) ??
      (await makeProgram(place, { caller, person }));
    if (byHand !== undefined) {
      this.things.set(place, byHand);
      return byHand;
    }
    const collection = place.slice(0, place.lastIndexOf('/'));
    const making = this.#world.operations.find(
      ({ method, path }) => method === 'POST' && path === collection,
    );
    const id = making === undefined ? await this.#find(collection) : await this.#order(making);
    if (id !== undefined) this.things.set(place, id);
    return id;
  }

  /** Ids of own things by the names under which an operation asks for them. */
  async idsFor({ path, parameters, body }: Operation): Promise<Record<string, string>> {
    const given: Record<string, string> = {};
    const take = async (name: string, place: string | undefined) => {
      const id = place === undefined ? undefined : await this.make(place);
      if (id !== undefined) given[name] = id;
    };
    for (const { in: at, name } of parameters) {
      if (isThingIn(at, name)) await take(name, placeOf(path));
      else if (at === 'query') await take(name, this.#placeNamed(name));
    }
    for (const name of namesIn(body).filter(namesThing)) {
      const place = this.#placeNamed(name);
      if (place !== placeOf(path)) await take(name, place);
    }
    return given;
  }

  async #order(making: Operation): Promise<string | undefined> {
    const given = await this.idsFor(making);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await askAs(this.#world.caller, this.#side, making, {
        chance: this.#chance,
        given,
        tries: 1,
        isFull: tries < TRIES / 2,
      });
      const id = answer !== undefined && answer.status < 300 ? idIn(answer) : undefined;
      // A preview says yes and makes nothing.
      if (id !== undefined) return id;
      this.#lastAnswer = answer?.text ?? '';
    }
    return undefined;
  }

  async #find(collection: string): Promise<string | undefined> {
    const { caller, operations } = this.#world;
    const list = collection.endsWith('/accounts') ? '/api/v1/wallet' : collection;
    if (!operations.some(({ method, path }) => method === 'GET' && path === list)) return undefined;
    const headers = bearer(this.#side.person);
    return idIn(await caller.call({ method: 'GET', path: list, headers, timeoutMs: PATIENCE_MS }));
  }

  #placeNamed(name: string): string | undefined {
    return placeNamed(name, placesIn(this.#world.operations));
  }
}

/** Where things are addressed: each place once. Operations of roles are for other people's eyes. */
function placesIn(operations: readonly Operation[]): string[] {
  const places = operations
    .filter(
      ({ roles, access, parameters }) =>
        roles.length === 0 &&
        access !== 'public' &&
        parameters.some(({ in: at, name }) => isThingIn(at, name)),
    )
    .map(({ path }) => placeOf(path))
    .filter((place) => !MADE_BY_TWO.has(place));
  return [...new Set(places)];
}

/** `/api/v1/wallet/pots/{id}/move` addresses a thing of `/api/v1/wallet/pots/{id}`. */
export function placeOf(path: string): string {
  return path.slice(0, path.indexOf('}') + 1);
}

/** Is the member of a body with this name the id of a thing? */
export function namesThing(name: string): boolean {
  return (name.endsWith('_id') && !NAMES_NOTHING.has(name)) || name.endsWith('_account');
}

/** `quote_id` names a thing of `…/quotes/{id}`; `account` one of `…/accounts/{id}`. */
export function placeNamed(name: string, places: Iterable<string>): string | undefined {
  if (name !== 'account' && !namesThing(name)) return undefined;
  const plural = `/${name.replace(/_id$/, '').replaceAll('_', '-')}s/`;
  return [...places].find((place) => place.includes(plural));
}

function idIn({ text }: Answer): string | undefined {
  const direct = /"id":"([^"]+)"/.exec(text)?.[1];
  return direct ?? text.match(UUID)?.[0];
}

/** The names of all members of a body. */
export function namesIn(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [name, ...namesIn(property)]),
    ...parts.flatMap(namesIn),
  ];
}

/** Asks as someone, with plausible content; again while it does not validate. */
export async function askAs(
  caller: Caller,
  { person, known }: Side,
  operation: Operation,
  {
    chance,
    given,
    tries = TRIES,
    isFull = chance() < 0.5,
  }: {
    readonly chance: Chance;
    readonly given: Readonly<Record<string, string>>;
    readonly tries?: number;
    readonly isFull?: boolean;
  },
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  // Content that does not validate is refused before anybody looks whose thing it is.
  for (let count = 0; count < tries && (answer === undefined || answer.status === 422); count += 1) {
    const request = requestFor(operation, {
      chance,
      known,
      nastyPercent: 0,
      given,
      isFull,
      namesPeople: true,
    });
    answer = await caller.call({
      ...request,
      headers: { ...request.headers, ...bearer(person) },
      timeoutMs: PATIENCE_MS,
    });
  }
  return answer;
}

/** The header that says who asks. */
export function bearer({ access_token }: BankPerson): Record<string, string> {
  return { authorization: `Bearer ${access_token}` };
}
