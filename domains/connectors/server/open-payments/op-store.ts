import type { Failure } from '@egcr/routing/contract';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import { sql } from 'kysely';

/** What we keep of one request, from the payer's word to its end. */
export interface OpenPaymentRow {
  readonly reference: string;
  readonly payer_wallet: string;
  readonly created_at: Date;
  readonly opened_at: Date | null;
  readonly incoming_url: string | null;
  readonly expires_at: Date | null;
  readonly page_url: string | null;
  readonly grant_url: string | null;
  readonly nonce: string | null;
  readonly server_nonce: string | null;
  readonly continue_url: string | null;
  readonly sealed_continue_token: string | null;
  readonly resource_url: string | null;
  readonly quote_url: string | null;
  readonly interact_ref: string | null;
  readonly continued_at: Date | null;
  readonly sealed_pay_token: string | null;
  readonly sent_at: Date | null;
  readonly outgoing_url: string | null;
  readonly ended_at: Date | null;
  readonly failure: Failure | null;
}

export const continueTokenColumn: SealedColumn = {
  table: 'connectors.open_payment',
  column: 'sealed_continue_token',
  key: ['reference'],
};
export const payTokenColumn: SealedColumn = {
  table: 'connectors.open_payment',
  column: 'sealed_pay_token',
  key: ['reference'],
};

export async function insertRequest(
  db: Database,
  { reference, payer, now }: { readonly reference: string; readonly payer: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into connectors.open_payment (reference, payer_wallet, created_at)
    values (${reference}, ${payer}, ${now})
    on conflict (reference) do nothing`.execute(db);
}

export async function findRequest(db: Database, reference: string): Promise<OpenPaymentRow | undefined> {
  const { rows } = await sql<OpenPaymentRow>`
    select * from connectors.open_payment where reference = ${reference}`.execute(db);
  return rows[0];
}

/** The first one who asks opens the request at the operator's wallet: nobody else does it again. */
export async function claimOpening(db: Database, reference: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update connectors.open_payment set opened_at = ${now}
    where reference = ${reference} and opened_at is null and ended_at is null
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function keepIncoming(
  db: Database,
  { reference, url, until }: { readonly reference: string; readonly url: string; readonly until: Date },
): Promise<void> {
  await sql`
    update connectors.open_payment set incoming_url = ${url}, expires_at = ${until}
    where reference = ${reference}`.execute(db);
}

type Page = Pick<
  OpenPaymentRow,
  | 'reference'
  | 'page_url'
  | 'grant_url'
  | 'nonce'
  | 'server_nonce'
  | 'continue_url'
  | 'sealed_continue_token'
  | 'resource_url'
  | 'quote_url'
>;

/** The page on which the payer agrees. Two that asked for one at once keep the first. */
export async function keepPage(db: Database, page: Page): Promise<void> {
  await sql`
    update connectors.open_payment
    set page_url = ${page.page_url}, grant_url = ${page.grant_url}, nonce = ${page.nonce}, server_nonce = ${page.server_nonce},
      continue_url = ${page.continue_url}, sealed_continue_token = ${page.sealed_continue_token},
      resource_url = ${page.resource_url}, quote_url = ${page.quote_url}
    where reference = ${page.reference} and page_url is null`.execute(db);
}

/** The payer has agreed, and is back with the word of their wallet. The first stays. */
export async function keepAgreement(db: Database, reference: string, interactRef: string): Promise<void> {
  await sql`
    update connectors.open_payment set interact_ref = ${interactRef}
    where reference = ${reference} and interact_ref is null and ended_at is null`.execute(db);
}

/** One process at a time turns the agreement into a token. One that died is followed after a minute. */
export async function claimContinuing(db: Database, reference: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update connectors.open_payment set continued_at = ${now}
    where reference = ${reference} and sealed_pay_token is null and ended_at is null
      and (continued_at is null or continued_at < ${now}::timestamptz - interval '1 minute')
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function keepPayToken(db: Database, reference: string, sealed: string): Promise<void> {
  await sql`
    update connectors.open_payment set sealed_pay_token = ${sealed}
    where reference = ${reference} and sealed_pay_token is null`.execute(db);
}

/** From here on the payer's wallet may have been told to pay: true for one caller alone, ever. */
export async function claimSending(db: Database, reference: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update connectors.open_payment set sent_at = ${now}
    where reference = ${reference} and sent_at is null and ended_at is null and sealed_pay_token is not null
    returning 1`.execute(db);
  return rows.length === 1;
}

export async function keepOutgoing(db: Database, reference: string, url: string): Promise<void> {
  await sql`
    update connectors.open_payment set outgoing_url = ${url} where reference = ${reference}`.execute(db);
}

interface Ended {
  readonly reference: string;
  /** Null: it was paid. */
  readonly failure: Failure | null;
  readonly now: Date;
  /** Only where the payer's wallet was never told to pay. */
  readonly isUnsent?: boolean;
}

/** Answers the request if this ended it. Tokens are of no more use, and go. */
export async function endRequest(
  db: Database,
  { reference, failure, now, isUnsent = false }: Ended,
): Promise<OpenPaymentRow | undefined> {
  const { rows } = await sql<OpenPaymentRow>`
    with before as (select * from connectors.open_payment where reference = ${reference} for no key update),
      ended as (
        update connectors.open_payment as request
        set ended_at = ${now}, failure = ${failure}, sealed_continue_token = null, sealed_pay_token = null
        from before
        where request.reference = before.reference and request.ended_at is null
          and (request.sent_at is null or not ${isUnsent}::boolean)
        returning request.reference)
    select before.* from before join ended using (reference)`.execute(db);
  return rows[0];
}

/** What has ended a while ago, with the address of its payer's wallet. */
export async function deleteEnded(db: Database, before: Date): Promise<void> {
  await sql`delete from connectors.open_payment where coalesce(ended_at, case when sent_at is null then created_at end) < ${before}`.execute(
    db,
  );
}
