import { useAddress } from '@egcr/web-kit/list/use-address';

import { useCase } from './queries.ts';
import { queueAddress } from './queue-address.ts';

/** The case that is open beside the queue, for what fills `case.facts`; undefined while it is read. */
export function useOpenCase() {
  const { view } = useAddress(queueAddress);
  return useCase(view.case ?? '').data;
}
