import { randomBytes } from 'node:crypto';

import type { WireMoney } from '@egcr/contract/money';
import { addSeconds } from '@egcr/contract/time';
import type { RailRequest } from '@egcr/payments/server';
import { isOutsideUrl } from '@egcr/server-kit/http/post-outside';
import type * as z from 'zod/mini';

import { askServer, type Answer } from './op-http.ts';
import {
  grant,
  grantWithPage,
  incomingPayment,
  quote,
  walletDocument,
  type WalletDocument,
} from './op-shapes.ts';
import { continueTokenColumn, endRequest, keepIncoming, keepPage, type OpenPaymentRow } from './op-store.ts';
import { Trouble, type Desk } from './op-desk.ts';

/** How long the payer has to agree; the incoming payment takes nothing afterwards. */
export const PAGE_OPEN_S = 30 * 60;
/** The operator's wallet takes what is under way when the page closes. */
const INCOMING_OPEN_S = PAGE_OPEN_S + 15 * 60;

/** Where the wallet of a payer sends them back to. */
export const OPEN_PAYMENTS_BACK = '/api/v1/rails/open-payments/back';

/** Reads what a schema wants out of an answer. Throws the trouble that it is instead. */
export function bodyOf<Body>(answer: Answer, schema: z.ZodMiniType<Body>): Body {
  if ('failure' in answer) throw new Trouble(answer.failure);
  const read = schema.safeParse(answer.body);
  if (answer.status >= 300 || !read.success) throw new Trouble('refused', answer.body);
  return read.data;
}

/**
 * Opens a request: an incoming payment at the operator's wallet, which nobody is told of before the payer agrees, then the page of the payer's wallet.
 * Nothing here moves money, so what a lost answer leaves behind expires.
 */
export async function openRequest(desk: Desk, row: OpenPaymentRow, request: RailRequest): Promise<void> {
  const payer = await readPayer(desk, row.payer_wallet);
  const incoming = await openIncoming(desk, request);
  const until = addSeconds(request.now, INCOMING_OPEN_S);
  await keepIncoming(desk.services.db, { reference: row.reference, url: incoming, until });
  await openPage(desk, { ...row, incoming_url: incoming }, payer);
}

/** The wallet that the payer has named: its own document has to say that it is that one. */
async function readPayer(desk: Desk, address: string): Promise<WalletDocument> {
  const answer = await askServer(desk.caller, { url: address });
  if ('failure' in answer && answer.failure === 'no_answer') throw new Trouble('payer_silent');
  if ('failure' in answer) throw new Trouble('no_wallet');
  const document = walletDocument.safeParse(answer.body).data;
  const isThat = document !== undefined && plain(document.id) === plain(address);
  if (!isThat || plain(address) === plain(desk.settings.wallet)) throw new Trouble('no_wallet');
  return document;
}

const plain = (address: string): string => address.replace(/\/+$/, '').toLowerCase();

/** A grant of the operator's own wallet, which asks nobody. */
export async function ownGrant(
  desk: Desk,
): Promise<{ readonly token: string; readonly own: WalletDocument }> {
  const own = bodyOf(await askServer(desk.caller, { url: desk.settings.wallet }), walletDocument);
  const access = [{ type: 'incoming-payment', actions: ['create', 'read', 'complete'], identifier: own.id }];
  const body = { access_token: { access }, client: desk.settings.wallet };
  const { access_token: token } = bodyOf(await askServer(desk.caller, { url: own.authServer, body }), grant);
  return { token: token.value, own };
}

async function openIncoming(desk: Desk, { reference, amount, title, now }: RailRequest): Promise<string> {
  const { token, own } = await ownGrant(desk);
  if (own.assetCode !== amount.assetCode || own.assetScale !== amount.assetScale)
    throw new Trouble('refused', 'the wallet of the operator is in another currency');
  const body = {
    walletAddress: own.id,
    incomingAmount: amount,
    expiresAt: addSeconds(now, INCOMING_OPEN_S).toISOString(),
    metadata: { reference, description: title },
  };
  const url = `${own.resourceServer}/incoming-payments`;
  const made = bodyOf(await askServer(desk.caller, { url, body, token }), incomingPayment);
  if (!isSame(made.incomingAmount, amount)) throw new Trouble('refused', 'another amount than was asked for');
  return made.id;
}

function isSame(one: WireMoney | { value: string; assetCode: string; assetScale: number }, other: WireMoney) {
  return (
    one.value === other.value && one.assetCode === other.assetCode && one.assetScale === other.assetScale
  );
}

/** Has the payer's wallet say what it takes, and open the page on which they agree to that and no more. */
export async function openPage(desk: Desk, row: OpenPaymentRow, known?: WalletDocument): Promise<void> {
  const { reference, incoming_url: receiver } = row;
  const payer = known ?? (await readPayer(desk, row.payer_wallet));
  const { caller, settings, services } = desk;
  const toQuote = { access: [{ type: 'quote', actions: ['create', 'read'] }] };
  const asked = { url: payer.authServer, body: { access_token: toQuote, client: settings.wallet } };
  const { access_token: token } = bodyOf(await askServer(caller, asked), grant);
  const quoted = bodyOf(
    await askServer(caller, {
      url: `${payer.resourceServer}/quotes`,
      token: token.value,
      body: { walletAddress: payer.id, receiver, method: 'ilp' },
    }),
    quote,
  );
  const nonce = randomBytes(24).toString('base64url');
  const uri = `${services.settings.publicUrl}${OPEN_PAYMENTS_BACK}/${encodeURIComponent(reference)}`;
  const access = {
    type: 'outgoing-payment',
    // To list is to ask what became of a word to pay whose answer was lost.
    actions: ['create', 'read', 'list'],
    identifier: payer.id,
    limits: { receiver, debitAmount: quoted.debitAmount },
  };
  const body = {
    access_token: { access: [access] },
    client: settings.wallet,
    interact: { start: ['redirect'], finish: { method: 'redirect', uri, nonce } },
  };
  const page = bodyOf(await askServer(caller, { url: payer.authServer, body }), grantWithPage);
  if (!isOutsideUrl(page.interact.redirect, caller)) throw new Trouble('refused', 'a page that is none');
  await keepPage(services.db, {
    reference,
    page_url: page.interact.redirect,
    grant_url: payer.authServer,
    nonce,
    server_nonce: page.interact.finish,
    continue_url: page.continue.uri,
    sealed_continue_token: services.cipher.seal(
      { ...continueTokenColumn, row: reference },
      page.continue.access_token.value,
    ),
    resource_url: payer.resourceServer,
    quote_url: quoted.id,
  });
}

/** Ends a request whose payer's wallet was never told to pay: its page, and the incoming payment, take nothing any more. */
export async function closeRequest(desk: Desk, reference: string, failure: 'abandoned'): Promise<void> {
  const { services, caller } = desk;
  const row = await endRequest(services.db, {
    reference,
    failure,
    now: services.clock.now(),
    isUnsent: true,
  });
  if (row === undefined) return;
  if (row.continue_url !== null && row.sealed_continue_token !== null) {
    const place = { ...continueTokenColumn, row: reference };
    const token = services.cipher.open(place, row.sealed_continue_token);
    await askServer(caller, { method: 'DELETE', url: row.continue_url, token });
  }
  if (row.incoming_url === null) return;
  const { token } = await ownGrant(desk);
  await askServer(caller, { method: 'POST', url: `${row.incoming_url}/complete`, token });
}
