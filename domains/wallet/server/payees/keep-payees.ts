import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { PAYEES_MAX } from '../../contract/limits.ts';
import { compareNames } from '../../contract/name-rules.ts';
import type {
  addPayeeCall,
  changePayeeCall,
  checkNameCall,
  Payee,
  payeesCall,
  removePayeeCall,
} from '../../contract/payees.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import type { Party } from '../../contract/shapes.ts';
import { recipientOf, withRecipient } from '../find-recipient.ts';
import type { WalletParts } from '../parts.ts';
import { partiesOf, toParty } from '../parties.ts';
import { pathId } from '../path-id.ts';
import { personOwner } from '../purses.ts';
import { dealingsWith } from './acquaintances.ts';
import { deletePayee, insertPayee, listPayees, updatePayee, type PayeeRow } from './store.ts';

/** The people one keeps to pay again. */
export async function readPayees(parts: WalletParts, work: Work): Promise<ReplyOf<typeof payeesCall>> {
  return { items: await show(parts, work, await listPayees(work.db, personOf(work).userId)) };
}

/** Confirmation of payee: whose account it is stays unsaid where the names do not match. Refuses recipient_unknown, recipient_self. */
export async function checkName(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof checkNameCall>,
): Promise<ReplyOf<typeof checkNameCall>> {
  const person = toParty(await recipientOf(parts, work, { name: body.to, field: 'to' }));
  const verdict = compareNames(body.name, person.name);
  return { verdict, person: verdict === 'no_match' ? null : person };
}

/** Keeps a payee. Refuses recipient_unknown, recipient_self, payee_exists, payee_limit_reached, in that order. */
export async function addPayee(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof addPayeeCall>,
): Promise<Payee> {
  return withRecipient(parts, work, {
    name: body.to,
    field: 'to',
    body: (person) => keepPayee(parts, work, { body, person: toParty(person) }),
  });
}

async function keepPayee(
  parts: WalletParts,
  work: Work,
  { body, person }: Pick<CallInput<typeof addPayeeCall>, 'body'> & { readonly person: Party },
): Promise<Payee> {
  const { userId } = personOf(work);
  const typed = body.name ?? null;
  const row: PayeeRow = {
    id: work.effectId,
    payee_user_id: person.user_id,
    label: body.label,
    typed_name: typed,
    verified_name: person.name,
    name_check: typed === null ? null : compareNames(typed, person.name),
    is_favourite: body.is_favourite,
    created_at: work.now,
  };
  const added = await insertPayee(work.db, { userId, row, most: PAYEES_MAX });
  if ('refused' in added) {
    if (added.refused === 'full') throw new Refusal(walletRefusals.payee_limit_reached);
    throw new Refusal(walletRefusals.payee_exists, { field: 'to', members: { id: added.id } });
  }
  return showOne(parts, work, added);
}

/** Another label, or a favourite. Refuses not_found. */
export async function changePayee(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof changePayeeCall>,
): Promise<Payee> {
  const row = await updatePayee(work.db, {
    userId: personOf(work).userId,
    id: pathId(params.id),
    label: body.label,
    isFavourite: body.is_favourite,
  });
  if (!row) throw new Refusal(platformRefusals.not_found);
  return showOne(parts, work, row);
}

/** Refuses not_found. */
export async function removePayee(
  work: Work,
  { params }: CallInput<typeof removePayeeCall>,
): Promise<undefined> {
  const isGone = await deletePayee(work.db, personOf(work).userId, pathId(params.id));
  if (!isGone) throw new Refusal(platformRefusals.not_found);
  return undefined;
}

async function showOne(parts: WalletParts, work: Work, row: PayeeRow): Promise<Payee> {
  const [shown] = await show(parts, work, [row]);
  if (!shown) throw new Refusal(platformRefusals.not_found);
  return shown;
}

async function show(parts: WalletParts, work: Work, rows: readonly PayeeRow[]): Promise<Payee[]> {
  const { userId } = personOf(work);
  const ids = rows.map((row) => row.payee_user_id);
  const partyOf = await partiesOf(parts.people, work.db, ids.map(personOwner));
  const dealings = await dealingsWith(parts, work, userId, ids);
  return rows.flatMap((row) => {
    const person: Party | null = partyOf(personOwner(row.payee_user_id));
    const dealt = dealings.get(row.payee_user_id);
    if (person === null) return [];
    return [
      {
        id: row.id,
        label: row.label,
        person,
        verified_name: row.verified_name,
        typed_name: row.typed_name,
        name_check: row.name_check,
        is_favourite: row.is_favourite,
        first_paid_at: dealt?.first_paid_at ? toInstant(dealt.first_paid_at) : null,
        last_paid_at: dealt?.last_paid_at ? toInstant(dealt.last_paid_at) : null,
        created_at: toInstant(row.created_at),
      },
    ];
  });
}
