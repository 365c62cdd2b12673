import type { FieldIssue } from '@egcr/contract/problem';

import { isRegisterNumber } from '../number-rules.ts';
import { personKey } from '../person-key.ts';
import { yearsBetween } from '../registration-rules.ts';
import { rulePackOf } from '../rule-packs.ts';
import type { AddressChange, BareEntry, DirectorsChange, TransferChange } from './entry-shapes.ts';

const OLDEST_YEARS = 120;

/** Why an address is no change. */
export function judgeAddress(entry: BareEntry, change: AddressChange): readonly FieldIssue[] {
  const isSame = (['street', 'town', 'postcode'] as const).every((part) => entry[part] === change[part]);
  return isSame ? [{ field: 'street', code: 'nothing_changed' }] : [];
}

/** Someone leaves or joins, one director stays, and who joins is old enough and not there yet. */
export function judgeDirectors(
  { directors, jurisdiction }: BareEntry,
  { leaving, joining_name: name, joining_born: born, joining_user: user }: DirectorsChange,
  today: string,
): readonly FieldIssue[] {
  const staying = directors.filter(({ id }) => id !== leaving);
  const isJoining = name !== '' || born !== '' || user !== '';
  if (leaving === '' && !isJoining) return [{ field: 'joining_name', code: 'nothing_changed' }];
  if (leaving !== '' && staying.length === directors.length)
    return [{ field: 'leaving', code: 'not_offered' }];
  if (!isJoining) return staying.length === 0 ? [{ field: 'leaving', code: 'last_director' }] : [];
  if (name === '') return [{ field: 'joining_name', code: 'required' }];
  if (born === '') return [{ field: 'joining_born', code: 'required' }];
  const key = personKey(name, born.slice(0, 7));
  if (directors.some((each) => personKey(each.name, each.born_month) === key))
    return [{ field: 'joining_name', code: 'director_repeated' }];
  const { leastAge, confirmation } = rulePackOf(jurisdiction);
  if (confirmation === 'required' && user === '') return [{ field: 'joining_user', code: 'required' }];
  return ageIssues(born, today, leastAge);
}

function ageIssues(born: string, today: string, minimum: number): readonly FieldIssue[] {
  const years = yearsBetween(born, today);
  if (years < minimum) return [{ field: 'joining_born', code: 'under_age', params: { minimum } }];
  return years > OLDEST_YEARS ? [{ field: 'joining_born', code: 'too_early' }] : [];
}

/** Shares that are there go to someone else, who can be named. */
export function judgeTransfer(
  { holdings, number: own }: BareEntry,
  change: TransferChange,
  today: string,
): readonly FieldIssue[] {
  const from = holdings.find(({ id }) => id === change.from);
  if (from === undefined) return [{ field: 'from', code: 'not_offered' }];
  if (BigInt(change.shares) > BigInt(from.shares)) return [{ field: 'shares', code: 'too_many_shares' }];
  if (change.to_kind === 'person') {
    if (change.to_born === '') return [{ field: 'to_born', code: 'required' }];
    if (change.to_born > today) return [{ field: 'to_born', code: 'born_later' }];
  } else if (change.to_number !== '') {
    if (!isRegisterNumber(change.to_number)) return [{ field: 'to_number', code: 'number_wrong' }];
    if (change.to_number === own) return [{ field: 'to_number', code: 'own_business' }];
  }
  return isHolder(from, change) ? [{ field: 'to_name', code: 'same_holder' }] : [];
}

/** Whether a holding is that of the person or business who gets shares. */
export function isHolder(held: BareEntry['holdings'][number], change: TransferChange): boolean {
  if (held.kind !== change.to_kind) return false;
  if (change.to_kind === 'person')
    return (
      personKey(held.name, held.born_month ?? '') === personKey(change.to_name, change.to_born.slice(0, 7))
    );
  return change.to_number === '' || held.number === null
    ? change.to_number === (held.number ?? '') && personKey(held.name, '') === personKey(change.to_name, '')
    : held.number === change.to_number;
}
