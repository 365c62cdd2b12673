import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useLocation } from '@tanstack/react-router';

import { frameTexts } from './messages/index.ts';

/**
 * To say that something is wrong with the page one is on: leads to the contact form, which begins with this page's address. Only the path
 * is told; what else stands in an address may be nobody's business.
 */
export function ReportLink() {
  const t = useText(frameTexts);
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') });
  return (
    <Link
      href={`/contact?topic=other&about=${encodeURIComponent(path)}`}
      look="standalone"
      className="text-sm"
    >
      {t('report')}
    </Link>
  );
}
