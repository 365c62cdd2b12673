import { refusals } from '@egcr/contract/refusals';

export const approvalRefusals = refusals({
  own_proposal: [403, 'The maker of a proposal does not approve it.'],
  interested_party: [403, 'A person who would gain by a proposal neither makes nor approves it.'],
  proposal_decided: [409, 'The proposal has been decided; members: state.'],
  proposal_changed: [409, 'The hash is not the one of this proposal: read it again.'],
  proposal_outdated: [409, 'What the proposal would do is no longer what it says: make a new one.'],
  proposal_void: [409, 'The maker of the proposal may no longer act for the house.'],
  proposal_expired: [410, 'The proposal waited too long for a second person: make a new one.'],
  too_many_proposals: [409, 'As many proposals are waiting as one person may have.'],
  day_worth_reached: [
    409,
    'Proposals of this kind would move more within 24 hours than the installation lets two people move; members: left, in US cents.',
  ],
  day_limit_reached: [409, 'As many proposals of this kind were carried out today as a day allows.'],
});

/**
 * What carrying a proposal out may be refused for, over and above the decision itself: the domains that own the kinds declare each of
 * these codes, and the person who approves reads its sentence.
 */
export const effectCodes = [
  'account_frozen',
  'award_step_refused',
  'bank_account_foreign',
  'bank_books_stopped',
  'bank_file_too_long',
  'bank_file_unreadable',
  'bank_not_configured',
  'bank_statement_differs',
  'bank_statement_gap',
  'batch_empty',
  'cut_off_taken',
  'difference_ended',
  'difference_unpaired',
  'envelope_state',
  'insufficient_funds',
  'invalid_amount',
  'investments_short',
  'last_super_admin',
  'needs_no_oversight',
  'needs_oversight',
  'orders_unsettled',
  'payer_decided',
  'payment_under_way',
  'own_benefit',
  'price_required',
  'price_step_too_far',
  'recipient_unavailable',
  'roles_unchanged',
  'settlement_taken',
  'settlement_unreadable',
  'source_reserved',
  'spending_cap',
  'statement_not_missing',
  'status_step_refused',
  'status_stopped',
  'suspense_decided',
  'unit_price_too_far',
  'withdrawal_not_sent',
] as const;
export type EffectCode = (typeof effectCodes)[number];
