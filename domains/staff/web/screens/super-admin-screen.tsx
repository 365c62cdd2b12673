import { StepUpProvider } from '@egcr/identity/web';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';

import type { StaffSlots } from '../../contract/index.ts';
import type { Overview } from './admin-calls.ts';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './texts.ts';
import { useOverview } from './queries.ts';

const StaffPlace: Offered<StaffSlots> = Slot;

/** `/super-admin`: the platform at a glance, for those the server lets see it. */
export function Screen() {
  const t = useAdminText();
  const overview = useOverview();
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6 sm:gap-8">
        <PageHeading title={t('overview.title')} description={t('overview.lead')} />
        <AdminGate reading={overview}>{(figures) => <Figures figures={figures} />}</AdminGate>
      </div>
    </StepUpProvider>
  );
}

function Figures({ figures }: { readonly figures: Overview }) {
  const t = useAdminText();
  const { number } = useFormats();
  return (
    <>
      <StatisticGroup className="grid-cols-2 lg:grid-cols-4">
        <Statistic
          label={t('people')}
          value={number(figures.people)}
          hint={t('people.verified', { count: number(figures.people_verified) })}
        />
        <Statistic label={t('sessions')} value={number(figures.sessions_open)} hint={t('sessions.hint')} />
        <Statistic label={t('messages')} value={number(figures.messages_waiting)} hint={t('messages.hint')} />
        <Statistic
          label={t('super_admins')}
          value={number(figures.super_admins)}
          hint={t('super_admins.hint')}
        />
      </StatisticGroup>
      <Card
        title={t('latest')}
        padding="large"
        action={
          <Link href="/super-admin-oversight" look="standalone">
            {t('latest.all')}
          </Link>
        }
      >
        <AuditList items={figures.latest} />
      </Card>
      <StaffPlace name="super-admin.overview" />
    </>
  );
}
