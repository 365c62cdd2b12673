import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { readPage, idCursor, pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type {
  GrantBudget,
  listBudgetsCall,
  listFillingsCall,
  proposeFillingCall,
  readBudgetCall,
} from '../contract/budgets.ts';
import { GRANT_ASSET, termsFor, type Programme } from '../contract/index.ts';
import type { GrantParts } from './parts.ts';
import { pageOfProgrammes } from './programme-store.ts';
import { programmeWords } from './programme-words.ts';
import { knownProgramme, shownProgramme, shownProgrammes } from './show-programmes.ts';

type Money = Pick<GrantParts, 'money'>;

/** The budgets of all programmes, in the order in which they were made. Refuses a cursor that is no id. */
export async function listBudgets(
  parts: Money,
  work: Work,
  { query }: CallInput<typeof listBudgetsCall>,
): Promise<ReplyOf<typeof listBudgetsCall>> {
  const { rows, next } = await readPage(query, {
    cursor: idCursor,
    placeOf: ({ id }: { readonly id: string }) => id,
    list: (asked) => pageOfProgrammes(work.db, asked),
  });
  const items = await shownProgrammes(parts, work, rows);
  return { items: items.map(budgetOf), next };
}

/** Refuses not_found. */
export async function readBudget(
  parts: Money,
  work: Work,
  { params }: CallInput<typeof readBudgetCall>,
): Promise<GrantBudget> {
  return budgetOf(await shownProgramme(parts, work, await knownProgramme(work, params.type)));
}

function budgetOf({
  slug,
  title,
  is_sample: isSample,
  left,
  promised,
  paid,
  returned,
}: Programme): GrantBudget {
  const sum = [left, promised, paid].reduce((total, { value }) => total + BigInt(value), 0n);
  return {
    type: slug,
    title,
    is_sample: isSample,
    total: { ...left, value: sum.toString() },
    free: left,
    promised,
    paid,
    returned,
  };
}

/** Refuses not_found. */
export async function listFillings(
  { money }: Money,
  work: Work,
  { params, query }: CallInput<typeof listFillingsCall>,
): Promise<ReplyOf<typeof listFillingsCall>> {
  const { id: fund } = await knownProgramme(work, params.type);
  const { rows, next } = await pageById(query, (asked) => money.fillings(work.db, { fund, ...asked }));
  return {
    items: rows.map(({ id, amount, proposedBy, approvedBy, filledAt }) => ({
      id,
      amount,
      proposed_by: proposedBy,
      approved_by: approvedBy,
      filled_at: toInstant(filledAt),
    })),
    next,
  };
}

/**
 * Proposes to bring the operator's money, or that of a wealth fund, into a budget. Refuses not_found, another currency than the programme's, then as
 * funds and approvals do.
 */
export async function proposeFilling(
  { money, wealth }: Pick<GrantParts, 'money' | 'wealth'>,
  work: Work,
  { params, body }: CallInput<typeof proposeFillingCall>,
): Promise<ReplyOf<typeof proposeFillingCall>> {
  const programme = await knownProgramme(work, params.type);
  const { id: fund } = programme;
  const { asset } = termsFor(programme);
  if (body.amount.assetCode !== asset)
    throw validationRefusal([{ field: 'amount.assetCode', code: 'not_offered' }]);
  // Wealth funds hold dollars.
  if (body.from !== undefined && asset !== GRANT_ASSET)
    throw validationRefusal([{ field: 'from', code: 'not_offered' }]);
  // The person who decides may read another language: the name is that of the person who proposes.
  const { title } = programmeWords(programme, work.request.language);
  const { amount, reason } = body;
  if (body.from !== undefined)
    return wealth.proposeSpending(work, { slug: body.from, budget: fund, programme: title, amount, reason });
  return money.proposeBudget(work, { fund, title, amount, reason });
}
