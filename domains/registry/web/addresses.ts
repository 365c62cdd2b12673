import { address } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

const steps = address('registration-draft', stepFields);

/** The address of a draft: its steps stand in the query. */
export function draftAddress(draftId: string) {
  const path = `/business-registration/register/${encodeURIComponent(draftId)}`;
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [, query] = steps.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}
