import { address } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

const steps = address('create-service', stepFields);

/** The address of one type: of its first page, or of a step of its form. */
export function createAddress(serviceType: string) {
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [list = '', query] = steps.to(view).split('?');
      const path = `${list}/${encodeURIComponent(serviceType)}`;
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}
