import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePath } from '@egcr/web-kit/router.tsx';

import { frameTexts } from './texts.ts';

/**
 * To say that something is wrong with the page one is on: leads to the contact form, which begins with this page's address. Only the path
 * is told; what else stands in an address may be nobody's business.
 */
export function ReportLink() {
  const t = useText(frameTexts);
  const path = usePath().replace(/(?<=.)\/$/, '');
  return (
    <Link href={hrefOf('contact', { topic: 'other', about: path })} look="standalone" className="text-sm">
      {t('report')}
    </Link>
  );
}
