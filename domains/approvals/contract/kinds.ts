/** What takes a second person. A name is only ever added: old proposals keep theirs. */
export const proposalKinds = [
  'rates.table',
  'rates.jvd_policy',
  'wallet.liquidity',
  'wallet.suspense_assign',
  'wallet.suspense_send_back',
  'wallet.bank_batch',
  'wallet.bank_file',
  'wallet.withdrawal_give_back',
  'wallet.bank_statement_missing',
  'identity.roles',
  'roles.grant',
  'disbursements.envelope',
  'disbursements.large_envelope',
  'disbursements.budget',
  'staff.purge_samples',
  'grants.end_award',
  'funds.valuation',
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
  'direction',
  'amount',
  'person',
  'account',
  'entry',
  'remittance',
  'count',
  'total_in',
  'total_out',
  'credited',
  'paid',
  'returned',
  'suspense',
  'unexplained',
  'known',
  'payment',
  'balance_from',
  'balance_to',
  'roles_now',
  'roles',
  'scope',
  'ends_at',
  'more',
  'plan',
  'samples',
  'where',
] as const;
export type FactName = (typeof factNames)[number];
