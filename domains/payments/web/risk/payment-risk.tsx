import { DecisionFacts } from '@egcr/risk/web';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Payment } from '../../contract/index.ts';
import { riskAddress } from '../addresses.ts';
import { useRiskDecisions } from '../queries.ts';
import { reviewTexts } from './texts.ts';

/** That a payment was not taken, or waits for its merchant's look. */
export function RiskBanner({ payment }: { readonly payment: Payment }) {
  const t = useText(reviewTexts);
  if (payment.is_blocked)
    return (
      <Banner tone="warn" isLive>
        {t(payment.role === 'merchant' ? 'blocked.merchant' : 'blocked.payer')}
      </Banner>
    );
  if (!payment.in_review) return null;
  return (
    <Banner tone="warn">
      {t('in_review')} <Link href={riskAddress.to()}>{t('tab.reviews')}</Link>
    </Banner>
  );
}

/** What was decided of a payment when it was confirmed, and why. For its merchant; not there where nobody confirmed it. */
export function RiskCard({ paymentId }: { readonly paymentId: string }) {
  const t = useText(reviewTexts);
  const [newest] = useRiskDecisions(paymentId).data ?? [];
  if (newest === undefined) return null;
  return (
    <Card title={t('why')}>
      <DecisionFacts decision={newest} />
    </Card>
  );
}
