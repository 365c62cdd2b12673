import { CaseMarks } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { useActingFor } from '@egcr/organisations/web';
import { ButtonLink } from '@egcr/ui/button';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { HandCoins } from 'lucide-react';

import type { OwnApplication } from '../../contract/index.ts';
import { applicationPath, grantsAddress } from '../addresses.ts';
import { useApplications } from '../queries.ts';
import { NextStep } from '../agreement/next-step.tsx';
import { grantTexts } from '../texts.ts';

interface MyApplicationsProps {
  /** Those with an award alone. */
  readonly only?: 'awarded';
}

/** The reader's applications, or those of the organisation for which they act. */
export function MyApplications({ only }: MyApplicationsProps) {
  const t = useText(grantTexts);
  const applications = useApplications(useActingFor()?.id, only);
  return (
    <PagedList
      pages={applications}
      label={t('tab.mine')}
      renderRow={(found) => <Row key={found.case_id} found={found} />}
      empty={
        <EmptyState
          icon={<HandCoins aria-hidden />}
          title={t('mine.none')}
          description={t('mine.none.text')}
          action={<ButtonLink href={grantsAddress.to({})}>{t('search')}</ButtonLink>}
        />
      }
      className="card flex flex-col divide-y divide-line"
    />
  );
}

function Row({ found }: { readonly found: OwnApplication }) {
  const formats = useFormats();
  return (
    <li>
      <Anchor
        href={applicationPath(hrefOf('cases'), found.case_id)}
        className="flex flex-col gap-2 p-4 hover:bg-sunken"
      >
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">{found.title}</span>
          <Money amount={found.amount} className="font-semibold" />
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <CaseMarks found={{ ...found, is_appeal: false }} />
          <span className="flex flex-wrap gap-x-3">
            <span dir="ltr" className="num font-mono">
              {found.reference}
            </span>
            <time dateTime={found.sent_at} className="num">
              {formats.date(found.sent_at)}
            </time>
          </span>
        </span>
        {found.award && (
          <span className="text-sm font-semibold">
            <NextStep award={found.award} />
          </span>
        )}
      </Anchor>
    </li>
  );
}
