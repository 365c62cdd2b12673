import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';

import {
  FEE_ASSET,
  judgeRegistration,
  registrationIn,
  registryRefusals,
  rulePackOf,
  type submitRegistrationCall,
  type WrittenRegistration,
} from '../contract/index.ts';
import { feesAccount, registrationFee } from './fee.ts';
import { holdName } from './name-store.ts';
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
  const issues = judgeRegistration(written, work.now.toISOString().slice(0, 10));
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
  return { id, reference };
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
  const { type, shares, ownShares, nominalMinor } = written;
  invariant(
    type !== undefined && shares !== undefined && ownShares !== undefined && nominalMinor !== undefined,
    'a registration with gaps passed its form',
  );
  return {
    type,
    shares,
    ownShares,
    nominalMinor: nominalMinor.toString(),
    street: written.street,
    town: written.town,
    postcode: written.postcode,
    activities: [...written.activities],
    born: written.born,
    holders: [...written.holders],
  };
}
