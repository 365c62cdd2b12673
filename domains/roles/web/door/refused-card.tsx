import { useRoleNames } from '@egcr/approvals/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ShieldX } from 'lucide-react';

import type { StaffRole } from '../../contract/staff-roles.ts';
import { useDoorText } from './texts.ts';

interface RefusedCardProps {
  readonly needed: readonly StaffRole[];
  readonly own: readonly StaffRole[];
}

/** Which roles open the area, which the reader has, and how to ask for one. */
export function RefusedCard({ needed, own }: RefusedCardProps) {
  const t = useDoorText();
  const names = useRoleNames();
  const named = (roles: readonly StaffRole[]) => roles.map((role) => names(`role.${role}`));
  return (
    <Card
      title={t('title')}
      description={t('text')}
      icon={<ShieldX aria-hidden className="size-5.5" />}
      padding="large"
    >
      {needed.length > 0 && (
        <dl className="mb-5 flex flex-col gap-3 text-sm">
          <RoleLine term={t('needed')} roles={named(needed)} />
          <RoleLine term={t('own')} roles={own.length === 0 ? [t('none')] : named(own)} />
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={hrefOf('request-access')}>{t('request')}</ButtonLink>
        <ButtonLink look="secondary" href={hrefOf('dashboard')}>
          {t('back')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function RoleLine({ term, roles }: { readonly term: string; readonly roles: readonly string[] }) {
  return (
    <div>
      <dt className="text-ink-2">{term}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 font-semibold">
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
