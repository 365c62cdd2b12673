import { useOwnCase } from '@egcr/cases/web';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import type { ReportedHold } from '../../contract/shapes.ts';
import { useReportHolds } from '../queries.ts';
import { reporterTexts } from './texts.ts';

/** In a report of the reader: which of their payments is on hold, until when, and what comes next. Nothing in other cases, nor where none is. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'fraud.report' ? <ReportHolds id={id} version={found.version} /> : null;
}

export function ReportHolds({ id, version }: { readonly id: string; readonly version: number }) {
  const t = useText(reporterTexts);
  const holds = useReportHolds(id, version).data ?? [];
  if (holds.length === 0) return null;
  const isHeld = holds.some((hold) => hold.ended_at === null);
  return (
    <Card title={t('title')}>
      {isHeld && (
        <Banner tone="info" title={t('next')}>
          {t('next.text')}
        </Banner>
      )}
      <ul className="flex flex-col gap-4 divide-y divide-line">
        {holds.map((hold) => (
          <li key={`${hold.transfer_id} ${hold.placed_at}`} className="pt-4 first:pt-0">
            <HeldPayment hold={hold} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('own')}</p>
    </Card>
  );
}

function HeldPayment({ hold }: { readonly hold: ReportedHold }) {
  const t = useText(reporterTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {hold.ended_at === null
          ? t('held', { time: formats.minute(hold.until) })
          : t('ended', { time: formats.exact(hold.ended_at) })}
      </p>
      <KeyValueList
        items={[
          ...(hold.paid === null
            ? []
            : [{ key: t('paid'), value: <bdi>{formatMoney(hold.paid, { locale })}</bdi> }]),
          {
            key: t('payment'),
            value: (
              <Link href={`/wallet/transfers/${hold.transfer_id}`}>
                <span dir="ltr" className="font-mono">
                  {hold.reference}
                </span>
              </Link>
            ),
          },
          { key: t('since'), value: formats.exact(hold.placed_at) },
        ]}
      />
    </>
  );
}
