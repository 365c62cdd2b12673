import { usePathPart } from '@egcr/web-kit/router.tsx';

import { OwnCasePage } from './own-case-page.tsx';
import { OwnCases } from './own-cases.tsx';

/** `/cases` and `/cases/$caseId`. */
export function Screen() {
  const id = usePathPart('caseId');
  return id === '' ? <OwnCases /> : <OwnCasePage id={id} />;
}
