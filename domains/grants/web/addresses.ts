import { address, oneOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

import type { Programme } from '../contract/index.ts';

/** `/grants`: which tab, and whether only grants or only funds are shown. */
export const grantsAddress = address('grants', {
  tab: oneOf(['find', 'mine']),
  show: oneOf(['grants', 'funds']),
});

const steps = address('funding-application', stepFields);

/** Where a programme is applied for. */
export function applyPath({ kind, slug }: Pick<Programme, 'kind' | 'slug'>): string {
  return `/${kind === 'fund' ? 'apply-funding' : 'apply-grant'}/${encodeURIComponent(slug)}`;
}

/** The address of the application at a path: of its first page, or of a step of its form. */
export function applyAddress(path: string) {
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [, query] = steps.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}

/** Where an applicant reads what became of an application. */
export function applicationPath(casesPath: string, caseId: string): string {
  return `${casesPath}/${encodeURIComponent(caseId)}`;
}
