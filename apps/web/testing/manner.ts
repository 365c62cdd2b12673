import { chanceFrom, oneOf, type Chance } from '@egcr/web-kit/testing/draw-value';

/** How the server answers during a visit. */
export interface Manner {
  /** Nothing that can be there is left out. */
  readonly isFull: boolean;
  /** Which share of the calls that change something is refused at first. */
  readonly refusedWrites: number;
  /** Which share of what is read is refused. */
  readonly refusedReads: number;
  /** Which share of what is read never comes. */
  readonly silentReads: number;
}

/** By the number of the draw, so that it is the same each time. In the first one everything is there and everything works. */
export function mannerOf(draw: number): Manner {
  if (draw === 1) return { isFull: true, refusedWrites: 0, refusedReads: 0, silentReads: 0 };
  const chance = chanceFrom(draw * 7919);
  return {
    isFull: chance() < 0.3,
    refusedWrites: oneOf(chance, [0, 0.6, 0.9]),
    refusedReads: oneOf(chance, [0, 0, 0, 0, 0.3]),
    silentReads: oneOf(chance, [0, 0, 0, 0, 0, 0, 0.3]),
  };
}

/** What a field may be refused for; forms add codes of their own. */
const ISSUES = ['required', 'too_long', 'too_short', 'format', 'not_offered', 'invalid'];

interface Refusable {
  readonly refusals: readonly { readonly code: string; readonly status: number; readonly meaning: string }[];
}

/** A refusal that a call declares, or one of its body's fields that is refused. */
export function refusalFor(call: Refusable, body: unknown, chance: Chance): Response {
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const declared = call.refusals.map(({ code, status, meaning }) => ({ code, status, title: meaning }));
  const refusal = oneOf(chance, [
    ...declared,
    { code: 'internal', status: 500, title: 'Something went wrong' },
    ...(fields.length > 0 ? [INVALID, INVALID] : []),
  ]);
  const errors =
    refusal === INVALID
      ? {
          errors: [{ field: oneOf(chance, fields), code: oneOf(chance, ISSUES), params: { max: 3, min: 2 } }],
        }
      : {};
  return Response.json(
    { type: 'about:blank', request_id: 'r-1', ...refusal, ...errors },
    { status: refusal.status },
  );
}

const INVALID = { code: 'validation_failed', status: 422, title: 'Some fields are not right' };
