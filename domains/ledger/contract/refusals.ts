import { refusals } from '@egcr/contract/refusals';

export const ledgerRefusals = refusals({
  not_sealed_yet: [409, 'The transfer has no signed root yet; ask again in a moment.'],
  tree_size_unknown: [404, 'The ledger has no signed root of that size.', 'machine'],
});
