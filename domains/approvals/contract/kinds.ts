/** What takes a second person. A name is only ever added: old proposals keep theirs. */
export const proposalKinds = [
  'rates.table',
  'rates.jvd_policy',
  'wallet.liquidity',
  'wallet.suspense_assign',
  'wallet.suspense_send_back',
  'wallet.bank_batch',
  'wallet.bank_file',
  'identity.roles',
] as const;
export type ProposalKindName = (typeof proposalKinds)[number];

export const proposalStates = ['open', 'executed', 'rejected', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** What a fact of a proposal says; the browser has a label for each. */
export const factNames = [
  'mode',
  'price',
  'price_now',
  'source',
  'as_of',
  'rate',
  'step',
  'direction',
  'amount',
  'person',
  'account',
  'entry',
  'remittance',
  'count',
  'total_in',
  'total_out',
  'outcome',
  'problem',
  'payment',
  'roles_now',
  'roles',
  'more',
] as const;
export type FactName = (typeof factNames)[number];
