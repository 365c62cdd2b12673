import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';

import type { HandledCase } from '../../contract/index.ts';
import { queueAddress } from './queue-address.ts';

/** Other cases that name the same link, number or address; each opens beside the queue. */
export function RelatedCases({ related }: Pick<HandledCase, 'related'>) {
  return (
    <ul className="flex flex-col gap-2">
      {related.map(({ id, reference, state_label: state, shared }) => (
        <li key={`${id} ${shared}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={queueAddress.to({ case: id })} look="standalone">
            <span dir="ltr" className="num font-mono text-sm">
              {reference}
            </span>
          </Link>
          <Badge>{state}</Badge>
          <span dir="auto" className="min-w-0 text-sm wrap-anywhere text-ink-2">
            {shared}
          </span>
        </li>
      ))}
    </ul>
  );
}
