import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { principalOf, type Work } from '@egcr/server-kit/work';
import { readMoney } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import { readReturnUrl } from '../../contract/checkout/return-url.ts';
import {
  linkMachine,
  paymentRefusals,
  type checkoutCall,
  type CheckoutSession,
  type expireCheckoutCall,
  type makeCheckoutCall,
  type PayPage,
  type readCheckoutPageCall,
} from '../../contract/index.ts';
import { CHECKOUT_MINUTES_MAX, CHECKOUTS_OPEN_MAX } from '../../contract/limits.ts';
import { findLink, insertLink, lockLink, setLinkState } from '../link-store.ts';
import { modeOf, showPayPage } from '../links.ts';
import { isMerchantOf } from '../merchant.ts';
import type { PaymentParts } from '../parts.ts';
import { linkStateAt } from '../shown.ts';
import { countOpenCheckouts, findCheckout, insertCheckout, type CheckoutRow } from './checkout-store.ts';
import { checkoutStateAt, showCheckout } from './show-checkouts.ts';

type Parts = Pick<PaymentParts, 'publicUrl'>;
type MakeParts = Parts & Pick<PaymentParts, 'requireStatus'>;

/** Begins a session with a link of its own, which is sold once. Refuses business_status_forbids, validation_failed, checkout_limit_reached, in that order. */
export async function makeCheckout(
  parts: MakeParts,
  work: Work,
  { body }: CallInput<typeof makeCheckoutCall>,
): Promise<CheckoutSession> {
  const merchantId = principalOf(work);
  await parts.requireStatus(work, { organisationId: merchantId, act: 'sell' });
  const isTest = modeOf(work, body.is_test ?? undefined);
  if ((await countOpenCheckouts(work.db, merchantId, work.now)) >= CHECKOUTS_OPEN_MAX)
    throw new Refusal(paymentRefusals.checkout_limit_reached);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const minutes = body.expires_in_minutes ?? CHECKOUT_MINUTES_MAX;
  const link = await insertLink(work.db, {
    id: work.newId(),
    merchant_id: merchantId,
    title: body.title.trim(),
    asset: money.asset,
    amount: money.amountMinor,
    stock: 1,
    capture: body.capture ?? 'automatic',
    is_sample: false,
    is_test: isTest,
    is_checkout: true,
    metadata: body.metadata ?? {},
    created_at: work.now,
    expires_at: addSeconds(work.now, minutes * 60),
  });
  invariant(link !== undefined, 'the link of a new checkout session was not written');
  const id = work.effectId;
  const cancelUrl = body.cancel_url ?? null;
  await insertCheckout(work.db, {
    id,
    linkId: link.id,
    merchantId,
    isTest,
    successUrl: asBrowsersRead(body.success_url),
    cancelUrl: cancelUrl === null ? null : asBrowsersRead(cancelUrl),
    now: work.now,
  });
  return showOwn(parts, work, id);
}

/** The address as a browser reads it: what people see of it is where they go. */
function asBrowsersRead(text: string): string {
  const url = readReturnUrl(text);
  invariant(url !== undefined, 'the schema let an address through that is none');
  return url.href;
}

/** One session. Refuses not_found to everybody but its shop. */
export async function readCheckout(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof checkoutCall>,
): Promise<CheckoutSession> {
  return showOwn(parts, work, pathId(params.id));
}

/** Ends a session that nobody pays. Its link stays locked until then, so that a payment comes before it or not at all. Refuses not_found, checkout_closed. */
export async function expireCheckout(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof expireCheckoutCall>,
): Promise<CheckoutSession> {
  const id = pathId(params.id);
  const session = await ownRow(work, id);
  const link = await lockLink(work.db, session.link_id);
  invariant(link !== undefined, 'the link of a checkout session is gone');
  const state = linkStateAt(link, work.now);
  if (state === 'exhausted')
    throw new Refusal(paymentRefusals.checkout_closed, {
      members: { state: checkoutStateAt(await ownRow(work, id), work.now) },
    });
  if (state === 'active') await setLinkState(work.db, link.id, step(linkMachine, state, 'deactivate'));
  return showOwn(parts, work, id);
}

/** What everyone sees who has the address of a session. Refuses not_found, also where the shop's account is gone. */
export async function readCheckoutPage(
  parts: PaymentParts,
  work: Work,
  { params }: CallInput<typeof readCheckoutPageCall>,
): Promise<PayPage> {
  const session = await findCheckout(work.db, pathId(params.session));
  if (session === undefined) throw new Refusal(platformRefusals.not_found);
  const link = await findLink(work.db, session.link_id);
  invariant(link !== undefined, 'the link of a checkout session is gone');
  return showPayPage(parts, work, link, { id: session.id, cancel_url: session.cancel_url });
}

async function ownRow(work: Work, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(work.db, id);
  if (!isMerchantOf(work, row)) throw new Refusal(platformRefusals.not_found);
  return row;
}

async function showOwn(parts: Parts, work: Work, id: string): Promise<CheckoutSession> {
  return showCheckout(parts, await ownRow(work, id), work.now);
}
