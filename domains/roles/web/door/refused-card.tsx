import { useRoleNames } from '@egcr/approvals/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { ShieldX } from 'lucide-react';

import { rolesToAskFor } from '../../contract/request-rules.ts';
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
  const named = (roles: readonly StaffRole[]): readonly NamedRole[] =>
    roles.map((role) => ({ name: names(`role.${role}`), href: undefined }));
  const asked = needed.map((role) => ({
    name: names(`role.${role}`),
    href: rolesToAskFor.includes(role) ? askHref(role) : undefined,
  }));
  return (
    <Card
      title={t('title')}
      description={t('text')}
      icon={<ShieldX aria-hidden className="size-5.5" />}
      padding="large"
    >
      {needed.length > 0 && (
        <dl className="mb-5 flex flex-col gap-3 text-sm">
          <RoleLine term={t('needed')} roles={asked} />
          <RoleLine
            term={t('own')}
            roles={own.length === 0 ? [{ name: t('none'), href: undefined }] : named(own)}
          />
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={requestHref(needed)}>{t('request')}</ButtonLink>
        <ButtonLink look="secondary" href={hrefOf('dashboard')}>
          {t('back')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** With the role that opens the area, where only one does. An auditor reads everything, and is seldom who asks here. */
function requestHref(needed: readonly StaffRole[]): string {
  const [role, ...others] = needed.filter((each) => each !== 'auditor' && rolesToAskFor.includes(each));
  return role === undefined || others.length > 0 ? hrefOf('request-access') : askHref(role);
}

const askHref = (role: StaffRole) => hrefOf('request-access', { role });

interface NamedRole {
  readonly name: string;
  /** Where it is asked for. */
  readonly href: string | undefined;
}

function RoleLine({ term, roles }: { readonly term: string; readonly roles: readonly NamedRole[] }) {
  return (
    <div>
      <dt className="text-ink-2">{term}</dt>
      <dd>
        <ul className="flex flex-wrap gap-x-4 font-semibold">
          {roles.map(({ name, href }) => (
            <li key={name} className="flex items-center">
              {href === undefined ? (
                name
              ) : (
                <Link look="standalone" href={href}>
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
