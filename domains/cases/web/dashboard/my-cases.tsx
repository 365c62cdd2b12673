import { hrefOf } from '@egcr/contract/product-screens';
import { useActingFor } from '@egcr/organisations/web';
import { Anchor, Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useId } from 'react';

import { caseAddress } from '../case-address.ts';
import { CaseMarks } from '../case-marks.tsx';
import { useSomeCases } from '../queries.ts';
import { dashboardTexts } from './texts.ts';

/** On the dashboard: the latest cases that are open; nothing where there are none. */
export function Slot() {
  const t = useText(dashboardTexts);
  const id = useId();
  const open = useSomeCases('open', useActingFor()?.id).data ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t('cases')}
        </h2>
        <Link look="standalone" href={hrefOf('cases')} className="-my-3">
          {t('cases.all')}
        </Link>
      </div>
      <ul className="card flex flex-col divide-y divide-line">
        {open.map((found) => (
          <li key={found.id}>
            <Anchor href={caseAddress(found.id)} className="flex flex-col gap-1.5 p-4 hover:bg-sunken">
              <span className="font-semibold wrap-anywhere">{found.title}</span>
              <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
                <span dir="ltr" className="num font-mono">
                  {found.reference}
                </span>
                <CaseMarks found={found} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
