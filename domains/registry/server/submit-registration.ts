import type { ReplyOf } from '@egcr/contract/endpoint';
import type { FieldIssue } from '@egcr/contract/problem';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';

import {
  FEE_ASSET,
  isRegisterNumber,
  judgeRegistration,
  registrationIn,
  registryRefusals,
  rulePackOf,
  type submitRegistrationCall,
  type WrittenClass,
  type WrittenRegistration,
} from '../contract/index.ts';
import { askDirectors, directorsToAsk } from './directorships/ask-directors.ts';
import { feesAccount, registrationFee } from './fee.ts';
import { holdName } from './name-store.ts';
import { idsOfNumbers } from './owners/owners-store.ts';
import type { RegistryParts } from './parts.ts';
import { FORM } from './registration-form.ts';
import { KIND } from './registration-kind.ts';
import { insertRegistration, type EntryDetails } from './store.ts';

/**
 * Sends a draft and opens its case: the name is held and the fee leaves the wallet in the same transaction. Refuses not_found, draft_sent,
 * draft_changed, validation_failed, name_taken, what lets no money leave, awaiting_payment, in that order; after each the draft is as it was.
 */
export async function submitRegistration(
  parts: RegistryParts,
  work: Work,
  { body }: CallInput<typeof submitRegistrationCall>,
): Promise<ReplyOf<typeof submitRegistrationCall>> {
  const { userId } = personOf(work);
  const caseId = work.effectId;
  const submitted = await parts.forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: FORM,
    submissionId: caseId,
  });
  const written = registrationIn(submitted.answers);
  const invited = await directorsToAsk(parts, work, written);
  const issues = [
    ...judgeRegistration(written, work.now.toISOString().slice(0, 10)),
    ...(await unknownHolders(work, written)),
    ...invited.issues,
  ];
  if (issues.length > 0) throw validationRefusal([...issues]);
  const { name, jurisdiction } = written;
  if (!(await holdName(work, { name, jurisdiction, holderId: caseId })))
    throw new Refusal(registryRefusals.name_taken, { members: { question: 'name' } });
  const feeTransferId = await collectFee(parts, work, { userId, caseId, jurisdiction });
  const { id, reference } = await parts.cases.open(work, {
    id: caseId,
    kind: KIND,
    subject: name,
    applicantId: userId,
    submissionId: body.draft_id,
    submitted,
  });
  await insertRegistration(work, {
    case_id: caseId,
    reference,
    user_id: userId,
    name,
    jurisdiction,
    is_sample: false,
    details: detailsOf(written),
    feeTransferId,
  });
  await askDirectors(parts, work, { caseId, name, invited: invited.people });
  return { id, reference };
}

/** A business that holds shares by its number is one of the register. */
async function unknownHolders(
  { db }: Work,
  { holders }: WrittenRegistration,
): Promise<readonly FieldIssue[]> {
  const named = holders.filter(({ number }) => isRegisterNumber(number));
  const known = await idsOfNumbers(
    db,
    named.map(({ number }) => number),
  );
  return named
    .filter(({ number }) => !known.has(number))
    .map(({ at }) => ({ field: `holder_${at}_number`, code: 'business_unknown' }));
}

interface Fee {
  readonly userId: string;
  readonly caseId: string;
  readonly jurisdiction: string;
}

/** Takes the fee. A wallet with too little is told so in the words of the register. */
async function collectFee(
  { money }: Pick<RegistryParts, 'money'>,
  work: Work,
  { userId, caseId, jurisdiction }: Fee,
): Promise<string> {
  const fee = { ...FEE_ASSET, value: rulePackOf(jurisdiction).feeMinor.toString() };
  try {
    const { id } = await money.collect(work, {
      kind: registrationFee,
      key: caseId,
      from: { person: userId, agreement: caseId },
      to: feesAccount,
      amount: fee,
    });
    return id;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.code !== walletRefusals.insufficient_funds.code)
      throw error;
    throw new Refusal(registryRefusals.awaiting_payment, {
      members: { fee: fee.value, asset: fee.assetCode },
    });
  }
}

/** What the entry will be made of. The form and the rules have let it pass, so nothing is missing. */
function detailsOf(written: WrittenRegistration): EntryDetails {
  const { type, shares, ownShares, nominalMinor, second } = written;
  invariant(
    type !== undefined && shares !== undefined && ownShares !== undefined && nominalMinor !== undefined,
    'a registration with gaps passed its form',
  );
  return {
    type,
    shares,
    ownShares,
    nominalMinor: nominalMinor.toString(),
    second: second === undefined ? null : secondOf(second),
    street: written.street,
    town: written.town,
    postcode: written.postcode,
    activities: [...written.activities],
    born: written.born,
    directors: written.directors.map(({ name, born, at }) => ({ name, born, at })),
    holders: written.holders.map(({ name, kind, shares: held, second: others, born, number }) => ({
      name,
      kind,
      shares: held,
      second: others,
      born: born === '' ? null : born,
      number: number === '' ? null : number,
    })),
  };
}

function secondOf({ shares, nominalMinor, votes, ownShares }: WrittenClass): EntryDetails['second'] {
  invariant(
    shares !== undefined && nominalMinor !== undefined && votes !== undefined && ownShares !== undefined,
    'a second class with gaps passed its form',
  );
  return { shares, votes, ownShares, nominalMinor: nominalMinor.toString() };
}
