import { address } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

const steps = address('apply-for-verification', stepFields);

export function businessPath(id: string): string {
  return `/business/verification/${encodeURIComponent(id)}`;
}

/** The address of the form of a business: its steps stand in the query. */
export function applyAddress(id: string) {
  const path = `${businessPath(id)}/apply`;
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [, query] = steps.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}
