import { hrefOf } from '@egcr/contract/product-screens';
import { StepUpProvider } from '@egcr/identity/web';
import { useOwnRoles } from '@egcr/roles/web';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { Slot, type Offered } from '@egcr/web-kit/slots.tsx';
import type { DoorKey } from '@egcr/web-kit/web-domain';
import { UsersRound } from 'lucide-react';

import type { StaffSlots } from '../../contract/index.ts';
import type { Overview } from './admin-calls.ts';
import { AdminGate } from './admin-gate.tsx';
import { AuditList } from './audit-list.tsx';
import { useAdminText } from './texts.ts';
import { useOverview } from './queries.ts';

const StaffPlace: Offered<StaffSlots> = Slot;

/** `/super-admin`: to each of the staff what they may do, and to some the platform at a glance. */
export function Screen() {
  const t = useAdminText();
  const isOpen = useOwnRoles().data?.isOpen ?? (() => false);
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6 sm:gap-8">
        <PageHeading title={t('overview.title')} description={t('overview.lead')} />
        {isOpen({ permission: 'staff.read_overview' }) && <Overview />}
        {isOpen({ permission: 'approvals.read' }) && <OversightCard isOpen={isOpen} />}
        <StaffPlace name="super-admin.overview" isOpen={isOpen} />
      </div>
    </StepUpProvider>
  );
}

/** The way to what waits for a second person, and to the desks: all who work at a desk also read what waits. */
function OversightCard({ isOpen }: { readonly isOpen: (door: DoorKey) => boolean }) {
  const t = useAdminText();
  return (
    <Card
      title={t('oversight.title')}
      description={t('oversight.lead')}
      icon={<UsersRound aria-hidden className="size-5.5" />}
      padding="large"
      action={
        <Link href={hrefOf('super-admin-oversight')} look="standalone">
          {t('oversight.open')}
        </Link>
      }
    >
      <div className="flex flex-wrap gap-2 empty:hidden">
        <StaffPlace name="super-admin.waiting" isOpen={isOpen} />
      </div>
    </Card>
  );
}

function Overview() {
  return <AdminGate reading={useOverview()}>{(figures) => <Figures figures={figures} />}</AdminGate>;
}

function Figures({ figures }: { readonly figures: Overview }) {
  const t = useAdminText();
  const { number } = useFormats();
  const mayReadLog = useOwnRoles().data?.isOpen({ permission: 'staff.read_audit' }) === true;
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
          mayReadLog && (
            <Link href={hrefOf('super-admin-oversight')} look="standalone">
              {t('latest.all')}
            </Link>
          )
        }
      >
        <AuditList items={figures.latest} />
      </Card>
    </>
  );
}
