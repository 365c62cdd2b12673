import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueReference, QueueRow } from '@egcr/ui/queue';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { ClipboardCheck } from 'lucide-react';

import type { ReviewRowShown } from '../../contract/index.ts';
import { useReviews } from './queries.ts';
import { ReviewPanel } from './review-panel.tsx';
import { reviewsAddress } from './reviews-address.ts';
import { sectionTexts } from './section/texts.ts';
import { reviewTexts } from './texts.ts';

/** `/dashboard?tool=grant-reviews`: what the reader is asked to judge, without who applied. */
export function Screen() {
  const t = useText(reviewTexts);
  const named = useText(sectionTexts);
  const { review, show } = useAddress(reviewsAddress).view;
  const only = show ?? 'open';
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('dashboard')}>{t('dashboard')}</BackLink>
      <PageHeading title={named('grant-reviews')} description={t('lead')} />
      <p>
        <Link look="standalone" href={reviewsAddress.to(only === 'open' ? { show: 'sent' } : {})}>
          {t(only === 'open' ? 'show.sent' : 'show.open')}
        </Link>
      </p>
      <QueueAndOpen
        queue={
          <QueueList
            pages={useReviews(only)}
            label={t(only === 'open' ? 'list.open' : 'list.sent')}
            renderRow={(row) => (
              <Row
                key={row.id}
                row={row}
                isOpen={row.id === review}
                href={reviewsAddress.to({ review: row.id, show })}
              />
            )}
            none={{ icon: <ClipboardCheck aria-hidden />, title: t('none'), text: t('none.text') }}
          />
        }
        open={review !== undefined && <ReviewPanel key={review} id={review} />}
      />
    </div>
  );
}

function Row({
  row,
  isOpen,
  href,
}: {
  readonly row: ReviewRowShown;
  readonly isOpen: boolean;
  readonly href: string;
}) {
  const t = useText(reviewTexts);
  const formats = useFormats();
  return (
    <QueueRow
      href={href}
      isOpen={isOpen}
      title={row.title}
      mark={
        <span className="flex gap-2">
          <Badge tone={row.state === 'assigned' ? 'brand' : 'neutral'}>{t(`state.${row.state}`)}</Badge>
          {row.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
      }
    >
      <QueueLine>
        <QueueReference>{row.reference}</QueueReference>
        <Money amount={row.amount} />
      </QueueLine>
      <QueueLine>
        {row.sent_at === null
          ? t('asked', { date: formats.date(row.asked_at) })
          : t('sent.on', { date: formats.date(row.sent_at) })}
      </QueueLine>
    </QueueRow>
  );
}
