/** The points of the contract that the desk for fund units needs, as the faulty bank has them: rightly, or with one mistake. */
import { randomUUID } from 'node:crypto';

import { microOf, unitsText } from '../units/unit-plan.ts';
import { add, type Answered, type DeskState } from './desk-state.ts';

export const unitMistakes = ['price_known_before', 'redemption_paid_twice', 'money_stays_aside'] as const;
export type UnitMistake = (typeof unitMistakes)[number];

export interface FaultyOrder {
  readonly id: string;
  readonly owner: string;
  readonly side: 'buy' | 'redeem';
  state: 'waiting' | 'settled';
  /** Cents, and millionths of units. */
  minor: number;
  micro: number;
  price: string | null;
}

interface Turn {
  readonly state: DeskState;
  readonly asked: { readonly path: string; readonly owner: string; readonly body: Record<string, unknown> };
  readonly mistake: string;
}

const ASSET = 'USD';
const FIRST_PRICE = '10.000000';
const SCALE = 10_000_000_000n;
/** The money of the fund. */
const cash = { asset: ASSET, account: 'wealth' };
const ok = (body: unknown, status = 200): Answered => ({ status, body });

/** Undefined where it is none of its points. */
export function askUnits(turn: Turn): Answered | undefined {
  const { path, owner, body } = turn.asked;
  if (path.endsWith('/purchases')) {
    const minor = Number((body['amount'] as { value: string }).value);
    add(turn.state, { asset: ASSET, account: owner }, { minor: 0, held: minor });
    return placed(turn, { side: 'buy', minor, micro: 0 });
  }
  if (path.endsWith('/redemptions')) {
    const micro = Number(microOf(String(body['units'])));
    if (micro === 0 || micro > unitsOf(turn.state, owner))
      return { status: 409, body: { code: 'units_short' } };
    return placed(turn, { side: 'redeem', minor: 0, micro });
  }
  if (path === '/dev/wealth-fund-valuations') return value(turn);
  if (path === '/api/v1/wallet/funds') return ok({ orders: shown(turn.state, owner) });
  return undefined;
}

function placed(
  { state, asked: { owner } }: Turn,
  order: Pick<FaultyOrder, 'side' | 'minor' | 'micro'>,
): Answered {
  const id = randomUUID();
  state.orders.push({ ...order, id, owner, state: 'waiting', price: null });
  return ok({ id }, 201);
}

/** Settled, less what waits to be given back. */
function unitsOf({ orders }: DeskState, owner: string): number {
  return orders
    .filter((order) => order.owner === owner)
    .reduce((sum, { side, micro }) => sum + (side === 'buy' ? micro : -micro), 0);
}

function value({ state, asked: { body }, mistake }: Turn): Answered {
  const { id, permille } = body as { id: string; permille: number };
  const known = state.prices[id];
  if (known !== undefined) return ok({ price: known });
  const before = state.prices['last'] ?? FIRST_PRICE;
  const price = unitsText((microOf(before) * BigInt(1000 + permille)) / 1000n);
  state.prices[id] = price;
  state.prices['last'] = price;
  for (const order of state.orders.filter((each) => each.state === 'waiting'))
    settle(state, order, { price: mistake === 'price_known_before' ? before : price, mistake });
  return ok({ price });
}

function settle(
  state: DeskState,
  order: FaultyOrder,
  { price, mistake }: { readonly price: string; readonly mistake: string },
): void {
  const account = { asset: ASSET, account: order.owner };
  Object.assign(order, { state: 'settled', price });
  if (order.side === 'buy') {
    order.micro = Number((BigInt(order.minor) * SCALE) / microOf(price));
    const held = mistake === 'money_stays_aside' ? 0 : -order.minor;
    add(state, account, { minor: -order.minor, held });
    return add(state, cash, { minor: order.minor });
  }
  order.minor = Number((BigInt(order.micro) * microOf(price)) / SCALE);
  const times = mistake === 'redemption_paid_twice' ? 2 : 1;
  add(state, account, { minor: order.minor * times });
  add(state, cash, { minor: -order.minor * times });
}

function shown({ orders }: DeskState, owner: string): unknown[] {
  return orders
    .filter((order) => order.owner === owner)
    .map(({ id, state, minor, micro, price }) => ({
      id,
      state,
      amount: { value: String(minor) },
      units: unitsText(BigInt(micro)),
      price,
    }));
}
